const BUILT = '/dist/server/'

/** Built, the worker lies beside the server's entry; from source (tests, development) Node runs it as it is. */
export function workerUrl(here: string): URL {
  const path = here.split('?')[0] ?? here
  if (path.endsWith('.ts')) return new URL('./bom-worker.ts', path)
  return new URL('bom-worker.js', path.slice(0, path.lastIndexOf(BUILT) + BUILT.length))
}
