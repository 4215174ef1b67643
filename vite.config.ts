import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import compile from 'icu-minify/compile'
import { defineConfig, type ESTree, type Plugin } from 'vite'
import type { LateGroup } from './src/contract/messages.ts'

const BUNDLED = [
  'drizzle-orm',
  'lucide-react',
  /^@base-ui\//,
  'hono',
  '@hono/node-server',
  'react-router',
  'use-intl',
  'icu-minify',
  'zod',
]

const SHARED_BY = 12
/** Must not import any other file, or they would all come before the page is painted. */
const BOOT = /storefront\/(boot|browser\/(pause|chunk-failure|early-tap))\.ts|vite\/preload-helper/
/** Two files of storefront/forms serve buttons, too. */
const FORMS =
  /node_modules\/zod\/|contract\/(fields|validate|goods)\.ts|storefront\/forms\/(?!form-context|problem)/

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...(command === 'build' ? [...builtTexts(), callsOnly()] : [textsInParts({})]),
  ],
  appType: 'custom',
  builder: {},
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: {
          input: ['src/storefront/boot.ts'],
          // See docs/decisions/039-painted-first.md.
          output: {
            codeSplitting: {
              groups: [
                { name: 'boot', test: BOOT, priority: 3 },
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                { name: 'forms', test: FORMS, priority: 2, includeDependenciesRecursively: false },
                { name: 'frame', test: /storefront\/(entry-browser|chrome\/frame|app)\.tsx/, priority: 1 },
                { name: 'small', test: /lucide-react|src\/domain\//, minShareCount: 2 },
                { name: 'shared', minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Loaded whole, these cost 200 MB of memory and a second at start; bundled, only what is used remains.
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rollupOptions: {
          input: {
            main: 'src/server/main.ts',
            cli: 'src/cli/main.ts',
            'bom-worker': 'src/server/features/bom/worker/bom-worker.ts',
            'proforma-worker': 'src/server/features/proforma/proforma-worker.ts',
          },
        },
      },
    },
  },
}))

/** Browsers write neither mail nor spreadsheets: these texts stay on the server. */
const SERVER_TEXTS = ['mail', 'bom_sheet', 'proforma', 'answers', 'feedback_types', 'shipping']
/** Most pages have no form: built, these come as `en.json?late=sign_in` and so on with the screens that show them. */
const LATE_TEXTS: Record<LateGroup, string[]> = {
  home: ['home'],
  news: ['news'],
  browse: ['categories', 'manufacturers', 'featured', 'products'],
  sign_in: ['auth', 'account', 'addresses', 'letters'],
  quote: ['captcha', 'rfq_form'],
  review: ['bom'],
  cart: ['cart'],
  checkout: ['checkout'],
  order: ['orders', 'payment'],
  talk: ['consent', 'feedback'],
  // In the language of the browser, not of the page.
  offer: ['language_offer'],
}

/** Browsers get messages already taken apart instead of the parser: 7 KB less on every first page. */
function builtTexts(): Plugin[] {
  return [textsInParts(LATE_TEXTS, compileTexts), formatOnly()]
}

function textsInParts(late: Partial<Record<string, string[]>>, prepare = (texts: unknown) => texts): Plugin {
  return {
    name: 'texts-in-parts',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/locales\/\w+\.json(?:\?late=\w+)?$/ },
      handler: (json, id) => {
        const [, group] = id.split('?late=')
        const elsewhere: unknown[] = [...SERVER_TEXTS, ...Object.values(late).flat()]
        const areas = Object.entries(JSON.parse(json)).filter(([area]) =>
          group ? late[group]?.includes(area) : !elsewhere.includes(area),
        )
        const texts = JSON.stringify(prepare(Object.fromEntries(areas)))
        // With a query it is no JSON to Vite any more.
        return group ? { code: `export default ${texts}`, moduleType: 'js' } : texts
      },
    },
  }
}

function compileTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return compile(texts)
  return Object.fromEntries(Object.entries(texts ?? {}).map(([key, inner]) => [key, compileTexts(inner)]))
}

function formatOnly(): Plugin {
  return {
    name: 'format-only',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    resolveId: {
      filter: { id: /^use-intl\/format-message$/ },
      handler(_, importer) {
        return this.resolve('use-intl/format-message/format-only', importer)
      },
    },
  }
}

/**
 * Browsers trust what our server answers: of an endpoint they keep how it is called and what a form checks before it
 * is sent. The contract only declares, so whatever is not used can go, and on pages without forms zod goes with it.
 */
function callsOnly(): Plugin {
  return {
    name: 'calls-only',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/src\/contract\/[\w-]+\.ts$/, code: 'zod/mini' },
      handler(code) {
        const edits = this.parse(code).body.flatMap(editsOf)
        const apply = (rest: string, { start, end, text }: Edit) =>
          rest.slice(0, start) + text + rest.slice(end)
        return edits.toSorted((a, b) => b.start - a.start).reduce(apply, code)
      },
    },
  }
}

type Edit = { start: number; end: number; text: string }

function editsOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): Edit[] {
  if (statement.type === 'ExpressionStatement')
    return [{ start: statement.start, end: statement.end, text: '' }]
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) => (init ? [...unusedParts(init), ...asPure(init)] : []))
}

function asPure({ start, end }: ESTree.Expression): Edit[] {
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ]
}

/** Of `endpoint({ … })` the properties nobody reads in a browser. */
function unusedParts(call: ESTree.Expression): Edit[] {
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'endpoint')
    return []
  const [init] = call.arguments
  const properties = init?.type === 'ObjectExpression' ? init.properties : []
  const named = properties.filter(property => property.type === 'Property')
  const isRead = named.some(({ value }) => value.type === 'Literal' && value.value === 'GET')
  const unused = isRead ? ['summary', 'data', 'params', 'query'] : ['summary', 'data']
  return named
    .filter(({ key }) => key.type === 'Identifier' && unused.includes(key.name))
    .map(({ value: { start, end } }) => ({ start, end, text: 'null' }))
}
