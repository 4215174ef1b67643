import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { asProduction } from '../../scripts/build.ts'

/**
 * The built shop, except that browsers get React's development build. A page of the development server loads 500
 * modules one by one, which takes three times as long.
 *
 * @returns The script to run, and how to remove it.
 */
export async function buildForDevelopment(): Promise<{ script: string; remove: () => void }> {
  const root = mkdtempSync(join(tmpdir(), 'chipfront-development-'))
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
  return {
    script: join(root, 'dist/server/main.js'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
