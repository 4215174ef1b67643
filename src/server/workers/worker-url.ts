const BUILT = '/dist/server/'

/**
 * After a build a worker is next to the server's entry; from source (tests, development) Node runs it
 * directly.
 */
export function workerUrl(here: string, name: string): URL {
  const path = here.split('?')[0] ?? here
  if (path.endsWith('.ts')) return new URL(`./${name}.ts`, path)
  return new URL(`${name}.js`, path.slice(0, path.lastIndexOf(BUILT) + BUILT.length))
}
