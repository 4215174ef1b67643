import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importsOf, readSources, type SourceFile } from './harness/source.ts'

/** Who may import whom. A file belongs to the first room whose pattern it matches. */
const ROOMS: { room: string; files: RegExp; mayImport: RegExp[]; packages?: RegExp }[] = [
  { room: 'domain', files: /^src\/domain\//, mayImport: [/^src\/domain\//], packages: /^$/ },
  {
    room: 'contract',
    files: /^src\/contract\//,
    mayImport: [/^src\/(contract|domain)\//, /^locales\//],
    packages: /^(zod\/mini|use-intl\/core)$/,
  },
  {
    room: 'design system',
    files: /^src\/storefront\/ui\//,
    mayImport: [/^src\/storefront\/ui\//],
    packages: /^(react|react-dom|@base-ui\/react.*|lucide-react)$/,
  },
  {
    room: 'storefront',
    files: /^src\/storefront\//,
    mayImport: [/^src\/(storefront|contract|domain)\//],
    packages:
      /^(react|react-dom|react-dom\/server|react-dom\/client|react-router|react-router\/dom|@base-ui\/react.*|lucide-react|use-intl|icu-minify\/compile)$/,
  },
  {
    room: 'database',
    files: /^src\/server\/database\//,
    mayImport: [/^src\/server\/(database\/|config|log)/, /^src\/domain\//],
  },
  {
    room: 'sheets',
    files: /^src\/server\/sheets\//,
    mayImport: [/^src\/server\/sheets\//],
    packages: /^(saxes|yauzl|@e965\/xlsx(\/dist\/cpexcel\.full\.mjs)?)$/,
  },
  {
    room: 'workers',
    files: /^src\/server\/workers\//,
    mayImport: [/^src\/server\/workers\//],
    packages: /^$/,
  },
  {
    room: 'queries and tables',
    files: /^src\/server\/features\/[^/]+\/[^/]+\.(queries|tables)\.ts$/,
    mayImport: [/^src\/(contract|domain)\//, /^src\/server\/database\//, /^src\/server\/features\//],
    packages: /^drizzle-orm/,
  },
  {
    room: 'letters',
    files: /^src\/server\/features\/mail\/letter\.tsx$/,
    mayImport: [/^src\/domain\//, /^src\/server\/features\/mail\//],
    packages: /^(react|react-dom\/server)$/,
  },
  {
    room: 'features',
    files: /^src\/server\/features\//,
    mayImport: [
      /^src\/(contract|domain)\//,
      /^src\/server\/(database\/|log|(sheets|workers)\/index)/,
      /^src\/server\/features\//,
    ],
    packages: /^(?!hono|react|drizzle-orm|pg$)/,
  },
  {
    room: 'api',
    files: /^src\/server\/api\//,
    mayImport: [
      /^src\/(contract|domain)\//,
      /^src\/server\/(api\/|config|encoded|log|features\/[^/]+\/index)/,
      /^src\/server\/database\/(fair-pool|unavailable)\.ts$/,
    ],
  },
  {
    room: 'pages',
    files: /^src\/server\/pages\//,
    mayImport: [
      /^src\/(contract|domain)\//,
      /^src\/server\/(pages\/|api\/|log|encoded|security-headers)/,
      /^src\/storefront\/entry-server\.tsx$/,
    ],
    packages: /^(?!drizzle-orm|pg$)/,
  },
  {
    room: 'wallet',
    files: /^src\/wallet\//,
    mayImport: [/^src\/(wallet|domain)\//],
    packages: /^zod$/,
  },
  {
    room: 'server',
    files: /^src\/server\/[^/]+$/,
    mayImport: [/^src\/(contract|domain|demo)\//, /^src\/server\//, /^src\/wallet\/index\.ts$/],
  },
  {
    room: 'cli and demo',
    files: /^src\/(cli|demo)\//,
    mayImport: [
      /^src\/(domain|demo|cli)\//,
      /^src\/wallet\/index\.ts$/,
      /^src\/server\/(database\/|config|files|start|log|sheets\/index|features\/[^/]+\/index)/,
    ],
  },
]

const sources = readSources()
const isOurs = (name: string) => /^(src|locales)\//.test(name)

describe('the house', () => {
  test('every file lives in a room', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.filter(file => !roomOf(file)).map(file => file.path)).toEqual([])
  })

  test('a room imports only what it may', () => {
    const wrong = sources.flatMap(file =>
      file.imports
        .filter(name => !mayImport(file, name))
        .map(name => `${file.path} (${roomOf(file)?.room}) imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('another feature is entered by its index only', () => {
    const featureOf = (path: string) => /^src\/server\/features\/([^/]+)\//.exec(path)?.[1]
    const wrong = sources.flatMap(file =>
      file.imports
        .filter(
          name => featureOf(name) && featureOf(name) !== featureOf(file.path) && !name.endsWith('/index.ts'),
        )
        .map(name => `${file.path} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('nothing goes in a circle', () => {
    expect(circles(new Map(sources.map(file => [file.path, file.imports.filter(isOurs)])))).toEqual([])
  })

  test('types are not overruled outside the four files that make the mechanism', () => {
    const mechanism = /^src\/(contract\/(endpoint|call)|server\/api\/(mount|call-directly))\.ts$/
    const casts = sources.filter(
      file =>
        !mechanism.test(file.path) && /[\w)\]}] as (?!const\b)[A-Za-z{[]/.test(withoutStrings(file.text)),
    )
    expect(casts.map(file => file.path)).toEqual([])
  })

  test('what a start needs is installed without devDependencies', () => {
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const installed = Object.keys({ ...dependencies, ...optionalDependencies })
    const building = ['vite.config.ts', 'scripts/build.ts', 'scripts/start.ts'].flatMap(importsOf)
    const needed = [...sources.flatMap(file => file.imports.filter(name => !isOurs(name))), ...building]
      .filter(name => !/^(?:node:|src\/|scripts\/)/.test(name))
      .map(name => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    expect(building).toContain('vite')
    expect([...new Set(needed)].filter(name => !installed.includes(name))).toEqual([])
  })

  test('only the configuration reads the environment', () => {
    const readers = sources.filter(
      file => file.text.includes('process.env') && file.path !== 'src/server/config.ts',
    )
    expect(readers.map(file => file.path)).toEqual([])
  })
})

describe('the checks themselves', () => {
  test('a wrong import is seen', () => {
    const file = { path: 'src/domain/money.ts', text: '', imports: [] }
    expect(mayImport(file, 'src/server/log.ts')).toBe(false)
    expect(mayImport(file, 'zod')).toBe(false)
    expect(mayImport({ ...file, path: 'src/server/features/cart/add-line.ts' }, 'hono')).toBe(false)
  })

  test('a circle is seen', () => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ])
    expect(circles(circle)).toEqual(['a → b → c → a'])
  })
})

function roomOf(file: SourceFile) {
  return ROOMS.find(({ files }) => files.test(file.path))
}

function mayImport(file: SourceFile, name: string): boolean {
  const room = roomOf(file)
  if (!room) return false
  if (isOurs(name)) return room.mayImport.some(pattern => pattern.test(name))
  return name.startsWith('node:')
    ? room.room !== 'domain' && room.room !== 'contract'
    : (room.packages?.test(name) ?? true)
}

function circles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, trail: string[]) => {
    const at = trail.indexOf(file)
    if (at >= 0) found.push([...trail.slice(at), file].join(' → '))
    if (at >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

function withoutStrings(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`|'[^'\n]*'|"[^"\n]*"|import[\s\S]*?from/g, '')
    .replace(/>[^<>{}]*</g, '><')
}
