import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { Refusal } from '../../../contract/wire/errors.ts'
import { loadAsDocument } from '../../../web/browser/chunk-failure.ts'
import { DeskErrorScreen } from '../frame/desk-error-screen.tsx'
import { DeskFrame } from '../frame/desk-frame.tsx'
import { DESK_SCREENS, type DeskScreen, HOME_PATH, homePath } from '../page/screens.ts'
import { isReachable } from '../session/call.ts'
import { DESK_BASE, FACTOR_PATH, signInPath } from '../session/door-paths.ts'
import { requireMe } from '../session/me.ts'
import { showAreaTexts } from '../texts/desk-texts.ts'
import { recoverScreen } from './recover-screen.ts'

type ScreenModule = { Component: ComponentType }

const modules = import.meta.glob<ScreenModule>('../../areas/**/*.screen.tsx')

export const deskRoutes: RouteObject[] = [
  {
    ErrorBoundary: DeskErrorScreen,
    HydrateFallback: Nothing,
    children: [
      ...DESK_SCREENS.filter(({ may }) => may === 'visitor').map(toRoute),
      {
        Component: DeskFrame,
        loader: args => guard(args, null),
        children: [
          {
            ErrorBoundary: DeskErrorScreen,
            children: [
              ...DESK_SCREENS.filter(({ may }) => may !== 'visitor').map(toRoute),
              { path: '*', loader: notFound, Component: Nothing },
            ],
          },
        ],
      },
    ],
  },
]

function toRoute({ path, file, may }: DeskScreen): RouteObject {
  return {
    path,
    lazy: () => loadScreen(file),
    ...(may === 'visitor' ? {} : { loader: path === HOME_PATH ? guardHome : args => guard(args, may) }),
  }
}

/** Checked for each screen. The server checks each call, so this only decides which screens are shown. */
async function guard({ request }: LoaderFunctionArgs, may: DeskScreen['may']) {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(DESK_BASE.length)
  const me = await requireMe().catch(error => {
    if (error instanceof Refusal && error.code === 4001) throw redirect(signInPath(path + search))
    throw error
  })
  if (me.must_set_factor && path !== FACTOR_PATH) throw redirect(FACTOR_PATH)
  if (may && may !== 'visitor' && !me.rights.includes(may))
    throw new Refusal(403, { reason: 'desk_errors.no_right' })
  return me
}

async function guardHome(args: LoaderFunctionArgs) {
  const me = await guard(args, null)
  const path = homePath(me.rights)
  if (path !== HOME_PATH) throw redirect(path)
  return me
}

function notFound(): never {
  throw new Response(null, { status: 404 })
}

async function loadScreen(file: string): Promise<ScreenModule> {
  const load = modules[`../../areas/${file}.screen.tsx`]
  if (!load) throw new Error(`no screen ${file}`)
  const [area = ''] = file.split('/')
  const loaded = Promise.all([load(), showAreaTexts(area)])
  const [module] = await loaded.catch(error => recoverScreen(error, { isReachable, loadAsDocument }))
  return module
}

function Nothing() {
  return null
}
