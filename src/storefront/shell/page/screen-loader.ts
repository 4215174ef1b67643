import { type LoaderFunctionArgs, redirect } from 'react-router'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LANGS, splitLocalizedPath } from '../../../domain/locales.ts'
import { LOGIN_PATH } from '../../../domain/paths.ts'
import { type LoaderTools, loaderTools } from './context.ts'
import { failure, OFFLINE } from './screen-failure.ts'
import { exitPath, withRedirect } from './with-redirect.ts'

export type ScreenArgs = LoaderTools & { url: URL; path: string; params: LoaderFunctionArgs['params'] }

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
  return { ...context.get(loaderTools), url, path, params }
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
