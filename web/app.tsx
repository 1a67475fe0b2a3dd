import lazy, { ErrorBoundary } from 'preact-iso/lazy'
import { LocationProvider, Route, Router } from 'preact-iso/router'

const Home = lazy(() => import('./pages/home.tsx').then((page) => page.Home))
const Table = lazy(() => import('./pages/table.tsx').then((page) => page.TablePage))
const Rules = lazy(() => import('./pages/rules.tsx').then((page) => page.RulesPage))
const Missing = lazy(() => import('./pages/missing.tsx').then((page) => page.Missing))
const Check = lazy(() => import('./pages/check.tsx').then((page) => page.CheckPage))

/** The addresses of the product, one page each, loaded when it is gone to: who follows a link to a table need not carry the shelf. */
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
