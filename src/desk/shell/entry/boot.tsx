import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { setAwaited } from '../../../web/browser/chunk-failure.ts'
import { watchNetwork } from '../session/connection.ts'
import { DESK_BASE } from '../session/door-paths.ts'
import { firstLang, showLang } from '../texts/desk-texts.ts'
import { DeskApp } from './desk-app.tsx'
import { deskRoutes } from './routes.tsx'
import './desk.css'

void boot()

/** The router starts loading the first screen and its data while the texts arrive. */
async function boot(): Promise<void> {
  watchNetwork()
  const router = createBrowserRouter(deskRoutes, { basename: DESK_BASE })
  setAwaited(() => router.state.navigation.location ?? (router.state.initialized ? null : 'first page'))
  await showLang(firstLang())
  const root = document.getElementById('desk')
  if (!root) throw new Error('the page has no place for the desk')
  createRoot(root).render(
    <StrictMode>
      <DeskApp>
        <RouterProvider router={router} />
      </DeskApp>
    </StrictMode>,
  )
}
