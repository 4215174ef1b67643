import { type LoaderFunctionArgs, redirect } from 'react-router'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LANGS, splitLocalizedPath } from '../../../domain/locales.ts'
import { LOGIN_PATH } from '../../../domain/paths.ts'
import { type LoaderTools, loaderTools } from './context.ts'
import { failure, OFFLINE } from './screen-failure.ts'
import { SCREENS } from './screens.ts'
import { exitPath, withRedirect } from './with-redirect.ts'

/** For data that a screen can do without: a failure gives the fallback, and the page counts as degraded. */
export type Optional = <T, F>(data: Promise<T>, fallback: F) => Promise<T | F>
export type ScreenArgs = LoaderTools & {
  optional: Optional
  url: URL
  path: string
  params: LoaderFunctionArgs['params']
}

/** Wraps a screen's loader: rejections become the error pages. */
export function screenLoader<T>(load: (args: ScreenArgs) => Promise<T> | T) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const screen = screenArgs(args)
    try {
      return await load(screen)
    } catch (error) {
      throw asOutcome(error, screen.path + screen.url.search)
    }
  }
}

function screenArgs({ request, params, context }: LoaderFunctionArgs): ScreenArgs {
  const url = new URL(request.url)
  const { path } = splitLocalizedPath(url.pathname, LANGS)
  const tools = context.get(loaderTools)
  return { ...tools, optional: optionalOn(path, tools.onDegraded), url, path, params }
}

/** A rejected token leads to /exit, except on pages for signing in and for mailed links. */
export function optionalOn(path: string, onDegraded?: (error: unknown) => void): Optional {
  const isForVisitors = SCREENS.some(screen => screen.isForVisitors && screen.path === path)
  return (data, fallback) =>
    data.catch(error => {
      if (!isForVisitors && error instanceof Refusal && error.code === 4001) throw error
      onDegraded?.(error)
      return fallback
    })
}

function asOutcome(error: unknown, target: string): unknown {
  if (error instanceof NoAnswer) return failure(OFFLINE)
  if (!(error instanceof Refusal)) return error
  if (error.code === 4001) return redirect(exitPath(target))
  return failure(error.status, error.message)
}

/** Account screens: visitors are redirected to sign in and return afterwards. The router adds the language. */
export function guarded<T>(load: (args: LoaderFunctionArgs) => Promise<T>) {
  return (args: LoaderFunctionArgs): Promise<T> => {
    const { url, path, session } = screenArgs(args)
    if (session.token) return load(args)
    throw redirect(withRedirect(LOGIN_PATH, path + url.search))
  }
}

/** The server may know before any loader that a URL cannot be shown. */
export function unlessFailed<T>(load: (args: LoaderFunctionArgs) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const { failure: known } = args.context.get(loaderTools)
    if (known) throw known
    return load(args)
  }
}
