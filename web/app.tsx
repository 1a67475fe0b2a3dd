import lazy, { ErrorBoundary } from 'preact-iso/lazy'
import { LocationProvider, Route, Router } from 'preact-iso/router'
import { Home } from './pages/home.tsx'
import { Missing } from './pages/missing.tsx'

const Table = lazy(() => import('./pages/table.tsx').then((page) => page.TablePage))
const Rules = lazy(() => import('./pages/rules.tsx').then((page) => page.RulesPage))
const Check = lazy(() => import('./pages/check.tsx').then((page) => page.CheckPage))

/** The addresses of the product, one page each; all but the first are loaded when they are gone to. */
export const App = () => (
  <LocationProvider>
    <ErrorBoundary>
      <Router>
        <Route path="/" component={Home} />
        <Route path="/t/:code" component={Table} />
        <Route path="/rules/:game" component={Rules} />
        <Route path="/check/:code" component={Check} />
        <Route default component={Missing} />
      </Router>
    </ErrorBoundary>
  </LocationProvider>
)
