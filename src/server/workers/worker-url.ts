const BUILT = '/dist/server/'

/** Built, a worker lies beside the server's entry; from source (tests, development) Node runs it as it is. */
export function workerUrl(here: string, name: string): URL {
  const path = here.split('?')[0] ?? here
  if (path.endsWith('.ts')) return new URL(`./${name}.ts`, path)
  return new URL(`${name}.js`, path.slice(0, path.lastIndexOf(BUILT) + BUILT.length))
}
