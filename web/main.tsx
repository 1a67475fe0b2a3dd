import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/button.css'
import './style/field.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { watchForOldParts } from './net/reload.ts'

watchForOldParts()
const place = document.getElementById('app')
if (place) render(<App />, place)
