import { mkdtemp, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { build } from 'vite'

/** Builds a program of the tests, so that Node can run it in a process of its own. */
export async function bundleProgram(source: string): Promise<{ path: string; remove: () => Promise<void> }> {
  // Inside the project, so that packages are found.
  const outDir = await mkdtemp(resolve('node_modules/.program-'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: source, outDir, emptyOutDir: true, minify: false, copyPublicDir: false },
  })
  return {
    path: join(outDir, basename(source).replace(/\.ts$/, '.js')),
    remove: () => rm(outDir, { recursive: true, force: true }),
  }
}
