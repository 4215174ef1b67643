import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { asProduction } from '../../scripts/build.ts'

/**
 * The built shop, except that browsers get React's development build. The development server would send each module
 * by itself, which takes 2.3 s of CPU time for a page.
 *
 * @param root An empty folder for it.
 * @returns The script to run.
 */
export async function buildForDevelopment(root: string): Promise<string> {
  for (const part of ['server', 'desk'])
    cpSync(join('dist', part), join(root, 'dist', part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  await asProduction(async () => {
    const build = { outDir: join(root, 'dist/client'), emptyOutDir: true, minify: false }
    const define = { 'process.env.NODE_ENV': '"development"' }
    const builder = await createBuilder({ logLevel: 'warn', environments: { client: { build, define } } })
    const { client } = builder.environments
    if (!client) throw new Error('the configuration has no build for browsers')
    await builder.build(client)
  })
  return join(root, 'dist/server/main.js')
}
