import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCKS } from '../src/server/database/locks.ts'
import { EXIT, SCREENS } from '../src/storefront/shell/page/screens.ts'
import { importsOf, readSources, type SourceFile } from './harness/source.ts'

/**
 * Areas of the storefront, each with those ranked below it. A lower area offers a slot instead of importing a
 * higher one.
 */
const AREAS: Record<string, string[]> = {
  home: ['buying', 'quoting', 'catalogue', 'content'],
  buying: ['quoting', 'catalogue'],
  quoting: ['catalogue'],
  catalogue: [],
  content: ['catalogue'],
  account: [],
  gallery: [],
}

const STOREFRONT_PACKAGES =
  /^(react|react-dom|react-dom\/server|react-dom\/client|react-router|react-router\/dom|@base-ui\/react.*|lucide|use-intl|icu-minify\/compile|zustand)$/

/** Areas of the desk do not import each other. */
const DESK_AREAS = [
  'inbox',
  'requests',
  'quotes',
  'orders',
  'door',
  'me',
  'staff',
  'audit',
  'settings',
  'customers',
  'numbers',
]

const DESK_PACKAGES =
  /^(react|react-dom\/client|react-router|react-router\/dom|@base-ui\/react.*|@tanstack\/react-(query|table|virtual)|lucide|use-intl|zustand|@simplewebauthn\/browser)$/

const FEATURES_MAY_IMPORT = [
  /^src\/(contract|domain|drawings)\//,
  /^src\/server\/(context\.|database\/|log|(sheets|workers)\/index)/,
  /^src\/server\/features\//,
]
const FEATURES_PACKAGES = /^(?!hono|react|drizzle-orm|pg$)/

/** The allowed imports. A file belongs to the first room whose pattern it matches. */
const ROOMS: { room: string; files: RegExp; mayImport: RegExp[]; packages?: RegExp }[] = [
  { room: 'domain', files: /^src\/domain\//, mayImport: [/^src\/domain\//], packages: /^$/ },
  {
    room: 'drawings',
    files: /^src\/drawings\//,
    mayImport: [/^src\/(drawings|domain)\//],
    packages: /^$/,
  },
  {
    room: 'contract/wire',
    files: /^src\/contract\/wire\//,
    mayImport: [/^src\/(contract\/wire|domain)\//, /^locales\//],
    packages: /^(zod\/mini|use-intl\/core)$/,
  },
  {
    room: 'contract/shop',
    files: /^src\/contract\/shop\//,
    mayImport: [/^src\/(contract|domain)\//, /^locales\//],
    packages: /^zod\/mini$/,
  },
  {
    room: 'contract/desk',
    files: /^src\/contract\/desk\//,
    mayImport: [/^src\/(contract|domain)\//, /^locales\//],
    packages: /^zod\/mini$/,
  },
  {
    room: 'web/ui',
    files: /^src\/web\/ui\//,
    mayImport: [/^src\/(web\/ui|domain|drawings)\//],
    packages: /^(react|react-dom|@base-ui\/react.*|lucide)$/,
  },
  {
    room: 'web',
    files: /^src\/web\//,
    mayImport: [/^src\/(web|contract\/wire|domain|drawings)\//],
    packages: /^(react|@base-ui\/react.*|lucide|use-intl|react-router)$/,
  },
  {
    room: 'storefront/shell',
    files: /^src\/storefront\/shell\//,
    mayImport: [/^src\/(storefront\/shell|web|contract|domain|drawings)\//],
    packages: STOREFRONT_PACKAGES,
  },
  ...Object.entries(AREAS).map(([area, below]) => ({
    room: `storefront/areas/${area}`,
    files: new RegExp(`^src/storefront/areas/${area}/`),
    mayImport: [
      /^src\/(storefront\/shell|web|contract|domain|drawings)\//,
      new RegExp(`^src/storefront/areas/(${[area, ...below].join('|')})/`),
    ],
    packages: STOREFRONT_PACKAGES,
  })),
  {
    room: 'desk/shell',
    files: /^src\/desk\/shell\//,
    mayImport: [/^src\/(desk\/shell|web|contract|domain|drawings)\//],
    packages: DESK_PACKAGES,
  },
  ...DESK_AREAS.map(area => ({
    room: `desk/areas/${area}`,
    files: new RegExp(`^src/desk/areas/${area}/`),
    mayImport: [/^src\/(desk\/shell|web|contract|domain|drawings)\//, new RegExp(`^src/desk/areas/${area}/`)],
    packages: DESK_PACKAGES,
  })),
  {
    room: 'database',
    files: /^src\/server\/database\//,
    mayImport: [/^src\/server\/(database\/|config|log)/, /^src\/domain\//],
  },
  {
    room: 'sheets',
    files: /^src\/server\/sheets\//,
    mayImport: [/^src\/(server\/sheets|domain)\//],
    packages: /^(entities\/decode|saxes|yauzl|@e965\/xlsx(\/dist\/cpexcel\.full\.mjs)?)$/,
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
    mayImport: [/^src\/(contract|domain|drawings)\//, /^src\/server\/database\//, /^src\/server\/features\//],
    packages: /^drizzle-orm/,
  },
  {
    room: 'mail templates',
    files: /^src\/server\/features\/mail\/mail-template\.tsx$/,
    mayImport: [/^src\/domain\//, /^src\/server\/features\/mail\//],
    packages: /^(react|react-dom\/server)$/,
  },
  {
    room: 'routes',
    files: /^src\/server\/features\/[^/]+\/[^/]+\.routes\.ts$/,
    mayImport: [...FEATURES_MAY_IMPORT, /^src\/server\/api\/(desk-)?route\.ts$/],
    packages: FEATURES_PACKAGES,
  },
  {
    room: 'features',
    files: /^src\/server\/features\//,
    mayImport: FEATURES_MAY_IMPORT,
    packages: FEATURES_PACKAGES,
  },
  {
    room: 'api',
    files: /^src\/server\/api\//,
    mayImport: [
      /^src\/(contract|domain|drawings)\//,
      /^src\/server\/(api\/|config|context\.|encoded|log)/,
      /^src\/server\/database\/(fair-pool|unavailable|replicas\/wal-position)\.ts$/,
    ],
  },
  {
    room: 'pages',
    files: /^src\/server\/pages\//,
    mayImport: [
      /^src\/(contract|domain|drawings)\//,
      /^src\/server\/(pages\/|api\/|log|encoded|security-headers)/,
      /^src\/storefront\/shell\/entry\/entry-server\.tsx$/,
    ],
    packages: /^(?!drizzle-orm|pg$)/,
  },
  {
    room: 'stand-ins',
    files: /^src\/stand-ins\//,
    mayImport: [/^src\/(stand-ins|domain)\//],
    packages: /^(zod|postal-mime|react|react-dom\/server)$/,
  },
  {
    room: 'server',
    files: /^src\/server\/[^/]+$/,
    mayImport: [
      /^src\/(contract|domain|drawings|demo)\//,
      /^src\/server\//,
      /^src\/stand-ins\/\w+\/index\.ts$/,
    ],
  },
  {
    room: 'cli and demo',
    files: /^src\/(cli|demo)\//,
    mayImport: [
      /^src\/(domain|drawings|demo|cli)\//,
      // Typed input is checked as at the desk.
      /^src\/contract\/(desk|wire)\//,
      /^src\/stand-ins\/\w+\/index\.ts$/,
      /^src\/server\/(database\/|config|context\.|files|start|log|sheets\/index|features\/[^/]+\/index)/,
    ],
  },
]

/** Types, schemas, classes and components, but no constants in capitals. */
const DECLARED_NAME =
  /^export (?:async )?(?:type|interface|class|const|function) ([A-Z]\w*[a-z]\w*)(?= |<|\(|:)/gm

const VALUES = String.raw`\[\s*((?:'[\w-]+',?\s*){2,})\]`
const DECLARED_LIST = new RegExp(`^export const \\w+ = ${VALUES} as const`, 'gm')
const ALLOWED_LIST = new RegExp(`(?:z\\s*\\.enum\\(|\\benum: )${VALUES}`, 'g')

const sources = readSources()
const isOurs = (name: string) => /^(src|locales)\//.test(name)

describe('the architecture', () => {
  test('every file belongs to a room', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.filter(file => !roomOf(file)).map(file => file.path)).toEqual([])
  })

  test('a room imports only from the allowed rooms', () => {
    const wrong = sources.flatMap(file =>
      file.imports
        .filter(name => !mayImport(file, name))
        .map(name => `${file.path} (${roomOf(file)?.room}) imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('CONTRIBUTING lists every part of the contract and every area of the desk', () => {
    const text = readFileSync('CONTRIBUTING.md', 'utf8')
    const row = text.split('\n').find(line => line.startsWith('| `src/desk/areas`')) ?? ''
    const named = [...row.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)
    expect(named.sort()).toEqual(readdirSync('src/desk/areas').sort())
    for (const part of readdirSync('src/contract')) expect(text).toContain(`| \`src/contract/${part}\` |`)
  })

  test('another feature is imported through its index only', () => {
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

  test('a stylesheet is imported by files of its own folder only', () => {
    // What every page of an app starts with, and the blocks that only the fixed pages have.
    const collects =
      /^src\/(?:storefront\/shell\/entry\/shop|desk\/shell\/entry\/desk|storefront\/areas\/content\/page-blocks)\.css$/
    const files = globSync('src/**/*.{ts,tsx,css}').filter(path => !collects.test(path))
    const wrong = files.flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(/import ['"](\.[^'"]+\.css)['"]/g)]
        .filter(([, name]) => !/^\.\/[\w-]+\.css$/.test(name ?? ''))
        .map(([, name]) => `${path} imports ${name}`),
    )
    expect(files.filter(path => path.endsWith('.css')).length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

  test('files have no circular imports', () => {
    expect(circles(new Map(sources.map(file => [file.path, file.imports.filter(isOurs)])))).toEqual([])
  })

  test('sibling folders have no circular imports', () => {
    expect(folderCircles(sources)).toEqual([])
  })

  test('type assertions occur only in the files of the call mechanism', () => {
    const mechanism =
      /^src\/(contract\/wire\/call|server\/api\/((desk-)?route|mount|call-directly|desk-app))\.ts$/
    const casts = sources.filter(
      file =>
        !mechanism.test(file.path) && /[\w)\]}] as (?!const\b)[A-Za-z{[]/.test(withoutStrings(file.text)),
    )
    expect(casts.map(file => file.path)).toEqual([])
  })

  test('behind the edge of the API, code says partId and quantity', () => {
    const edge = /^src\/contract\/shop\/|^src\/server\/.*\.(routes|wire)\.ts$/
    const wrong = sources.filter(
      file => !edge.test(file.path) && /goods_?id|cart_num/i.test(withoutComments(file.text)),
    )
    expect(wrong.map(file => file.path)).toEqual([])
  })

  test('only domain/paths.ts contains the paths of the shop', () => {
    const tops = new Set([EXIT, ...SCREENS].map(({ path }) => path.split('/')[1]).filter(Boolean))
    const spelled = new RegExp(`(?:['"\`}]|\\\\)/(?:${[...tops].join('|')})(?=[/?#'"\`$\\\\]|$)`, 'm')
    const examples = ["'/rfq'", "'/category/1'", '`/s?wd=`', '}/news`', '/^\\/pay\\/x/']
    expect(examples.filter(text => !spelled.test(text))).toEqual([])
    const wrong = sources.filter(
      file => file.path !== 'src/domain/paths.ts' && spelled.test(withoutComments(file.text)),
    )
    expect(wrong.map(file => file.path)).toEqual([])
  })

  test('the router gets paths without a language, which it adds itself', () => {
    const twice = /\b(?:navigate|redirect)\(\s*localizedPath\(/
    expect('await navigate(localizedPath(lang, projectPath(id)))').toMatch(twice)
    const wrong = sources.filter(file => twice.test(withoutComments(file.text)))
    expect(wrong.map(file => file.path)).toEqual([])
  })

  test('a list of values that a call or a table allows is written once', () => {
    const files = new Map<string, string[]>()
    for (const { path, text } of sources) {
      const pattern = path.startsWith('src/domain/') ? DECLARED_LIST : ALLOWED_LIST
      for (const [, list = ''] of withoutComments(text).matchAll(pattern)) {
        const values = (list.match(/'[^']+'/g) ?? []).sort().join()
        files.set(values, [...(files.get(values) ?? []), path])
      }
    }
    expect(files.size).toBeGreaterThan(20)
    expect([...files].filter(([, paths]) => paths.length > 1)).toEqual([])
  })

  test('no code decides by a translated text, or by an API code or status that covers several cases', () => {
    // Pages and the wallet have a status 404 of their own.
    const guess =
      /\bcode [!=]== (?:400|403|404|409|413|415|429)\b|\bstatus [!=]== (?:400|403|409|413|415|429)\b|[!=]== (?:t|say)\(/
    const outside = /^src\/(?:contract|server\/api)\//
    const guessing = sources.filter(
      file => !outside.test(file.path) && guess.test(withoutComments(file.text)),
    )
    expect(guessing.map(file => file.path)).toEqual([])
  })

  test('a function that locks rows takes the database of a transaction', () => {
    const queries = sources.filter(file => file.path.endsWith('.queries.ts'))
    const locking = queries.flatMap(({ path, text }) =>
      functionsOf(text)
        .filter(code => /^lock[A-Z]|\.for\('|\block table\b/.test(code))
        .map(code => ({ name: `${path} ${/^\w+/.exec(code)?.[0]}`, code })),
    )
    expect(locking.length).toBeGreaterThan(5)
    const wrong = locking.filter(({ code }) => /^\w+\(\s*db: Database\b/.test(code))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('advisory locks have different numbers, all in one list', () => {
    expect(new Set(Object.values(LOCKS)).size).toBe(Object.keys(LOCKS).length)
    const wrong = sources.filter(
      ({ path, text }) => path !== 'src/server/database/locks.ts' && /_LOCK = |7_244_/.test(text),
    )
    expect(wrong.map(file => file.path)).toEqual([])
  })

  test('features open databases through the Context only', () => {
    const imported = /import (?:type )?\{[^}]*\b(?:Connection|DatabasePool)\b[^}]*\} from '[^']*\/database\//
    const wrong = sources.filter(
      ({ path, text }) =>
        /^src\/server\/features\/(?!.*\.(queries|test)\.ts$)/.test(path) && imported.test(text),
    )
    expect(wrong.map(file => file.path)).toEqual([])
  })

  test('routes hand use cases a context; only queries and what is remembered take a part of it', () => {
    const part = /\b(\w+)\((?:context\.(?:db|pool|lang)|db|pool|lang)\b[,)]/g
    const routes = sources.filter(({ path }) => path.endsWith('.routes.ts'))
    const wrong = routes.flatMap(({ path, text }) => {
      const [, handlers = ''] = text.split(/\n {2}return (?=\[)/)
      return [...handlers.matchAll(part)]
        .filter(([, name = '']) => isImported(text, name) && !isQuery(name))
        .map(([call]) => `${path}: ${call}`)
    })
    expect(routes.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

  test('outcomes are identifiers; the command line puts them into words', () => {
    const outcomes = sources.flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/\boutcome:? (?:[!=]== )?'([^']*)'/g)].map(([, word]) => ({
        path,
        word,
      })),
    )
    expect(outcomes.length).toBeGreaterThan(20)
    expect(outcomes.filter(({ word = '' }) => !/^[a-z]+(?:_[a-z]+)*$/.test(word))).toEqual([])
  })

  test('no name of an exported type is declared in two files', () => {
    const files = new Map<string, Set<string>>()
    for (const { path, text } of sources)
      for (const [, name = ''] of text.matchAll(DECLARED_NAME))
        files.set(name, (files.get(name) ?? new Set()).add(path))
    const ambiguous = [...files].filter(([name, paths]) => paths.size > 1 && name !== 'Component')
    expect(ambiguous.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([])
  })

  test('everything needed to start is installed without devDependencies', () => {
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
  test('detect a forbidden import', () => {
    const file = { path: 'src/domain/money.ts', text: '', imports: [] }
    expect(mayImport(file, 'src/server/log.ts')).toBe(false)
    expect(mayImport(file, 'zod')).toBe(false)
    expect(mayImport(file, 'node:fs')).toBe(false)
    expect(mayImport({ ...file, path: 'src/contract/wire/call.ts' }, 'node:fs')).toBe(false)
    const useCase = { ...file, path: 'src/server/features/cart/add-line.ts' }
    expect(mayImport(useCase, 'hono')).toBe(false)
    expect(mayImport(useCase, 'src/server/api/route.ts')).toBe(false)
  })

  test('detect a circular import of folders', () => {
    const text = ''
    const files = [
      { path: 'src/a/x.ts', text, imports: ['src/b/c/y.ts'] },
      { path: 'src/b/z.ts', text, imports: ['src/a/x.ts'] },
    ]
    expect(folderCircles(files)).toEqual(['src/a → src/b → src/a'])
  })

  test('detect a circular import', () => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ])
    expect(circles(circle)).toEqual(['a → b → c → a'])
  })
})

function isImported(text: string, name: string): boolean {
  return new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from`, 'm').test(text)
}

function isQuery(name: string): boolean {
  const declared = new RegExp(`^export (?:(?:async )?function|const) ${name}\\b`, 'm')
  return sources.some(({ path, text }) => path.endsWith('.queries.ts') && declared.test(text))
}

/** From the name of each function to the start of the next. */
function functionsOf(text: string): string[] {
  return text.split(/^(?:export )?(?:async )?function /m).slice(1)
}

function roomOf(file: SourceFile) {
  return ROOMS.find(({ files }) => files.test(file.path))
}

/** Everything else also runs in browsers. */
const RUNS_ON_NODE = /^src\/(server|cli|demo|stand-ins)\//

function mayImport(file: SourceFile, name: string): boolean {
  const room = roomOf(file)
  if (!room) return false
  if (isOurs(name)) return room.mayImport.some(pattern => pattern.test(name))
  return name.startsWith('node:') ? RUNS_ON_NODE.test(file.path) : (room.packages?.test(name) ?? true)
}

/** The files that compose the rooms. */
const COMPOSITION = /^src\/server\/[^/]+$/

/** A file's folder and its subfolders may import each other; sibling folders may not. */
function folderCircles(files: SourceFile[]): string[] {
  const graph = new Map<string, string[]>()
  for (const { path, imports } of files.filter(file => !COMPOSITION.test(file.path)))
    for (const name of imports.filter(isOurs)) {
      const [from, to] = siblings(path, name) ?? []
      if (from && to) graph.set(from, [...new Set([...(graph.get(from) ?? []), to])])
    }
  return circles(graph)
}

/** The two sibling folders that contain the two files; null where one of them is higher up. */
function siblings(path: string, name: string): [string, string] | null {
  const [from, to] = [path.split('/').slice(0, -1), name.split('/').slice(0, -1)]
  const at = from.findIndex((part, index) => part !== to[index])
  if (at < 0 || at >= to.length) return null
  return [from.slice(0, at + 1).join('/'), to.slice(0, at + 1).join('/')]
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

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}

function withoutStrings(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|`[^`]*`|'[^'\n]*'|"[^"\n]*"|import\s[\s\S]*?from/g, '')
    .replace(/>[^<>{}]*</g, '><')
}

test('a stylesheet with layers declares their order, because any may be loaded first', () => {
  // The theme imports Tailwind, which declares it.
  const layered = globSync('src/**/*.css', { exclude: ['src/web/ui/theme.css'] }).filter(path =>
    /@layer \w+ \{/.test(readFileSync(path, 'utf8')),
  )
  const undeclared = layered.filter(
    path => !readFileSync(path, 'utf8').includes('@layer theme, base, components, utilities;'),
  )
  expect(layered.length).toBeGreaterThan(0)
  expect(undeclared).toEqual([])
})

test('every decision record has title, date, status, context, decision and consequences', () => {
  const records = globSync('docs/decisions/*.md')
  const outline =
    /^# (?!\d{3})\S.*\n\nDate: \d{4}-\d\d-\d\d\nStatus: (?!.*extends \d).+\n\n## Context\n[\s\S]*\n## Decision\n[\s\S]*\n## Consequences\n/
  expect(records.length).toBeGreaterThan(0)
  expect(records.filter(path => !outline.test(readFileSync(path, 'utf8')))).toEqual([])
})
