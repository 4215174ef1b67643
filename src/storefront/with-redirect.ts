/** A page for signing in that leads on to a path of ours, given without its language. Home goes without saying. */
export function withRedirect(path: string, target: string): string {
  return target === '/' ? path : `${path}?redirect=${encodeURIComponent(target)}`
}
