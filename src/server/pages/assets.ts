import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '../../domain/locales.ts'
import { modulesOf, type Screen, textsOf } from '../../storefront/shell/entry/entry-server.tsx'

/**
 * Tags for the head: styles, the entry script, and the files that the page's screen and language need next.
 */
export type Assets = { headFor: (screen: Screen | null, lang: Lang) => string }

type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

const BOOT = 'src/storefront/shell/entry/boot.ts'

export function builtAssets(clientFolder: string): Assets {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
  const known = new Map<string, string>()
  return {
    headFor: (screen, lang) => {
      const key = `${lang} ${screen?.path}`
      const head = known.get(key) ?? headTags(manifest, screen, lang)
      known.set(key, head)
      return head
    },
  }
}

/**
 * The page can be read without its code, so the code is only named here and requested after the first paint.
 */
function headTags(manifest: Manifest, screen: Screen | null, lang: Lang): string {
  const boot = manifest[BOOT]
  const wanted = [
    ...(boot?.dynamicImports ?? []),
    `locales/${lang}/index.ts`,
    ...(screen ? modulesOf(screen).map(file => `src/storefront/${file}`) : []),
    ...(screen ? textsOf(screen) : []).map(name => `locales/${lang}/${name}.json`),
  ]
  const chunks = new Set<Chunk>()
  for (const name of wanted) collect(manifest, name, chunks)
  const styles = new Set([...chunks].flatMap(chunk => chunk.css ?? []))
  const next = [...chunks].filter(chunk => chunk !== boot).map(chunk => `/${chunk.file}`)
  return [
    ...[...styles].map(file => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" fetchpriority="low" src="/${boot?.file}" data-next="${next.join(' ')}"></script>`,
  ].join('')
}

/** A file's imports come before it, so that each can run on its own. */
function collect(manifest: Manifest, name: string, into: Set<Chunk>, known = new Set<Chunk>()): void {
  const chunk = manifest[name]
  if (!chunk || known.has(chunk)) return
  known.add(chunk)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, into, known)
  into.add(chunk)
}
