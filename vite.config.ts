import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import compile from 'icu-minify/compile'
import { defineConfig, type EnvironmentOptions, type ESTree, type Plugin } from 'vite'

const BUNDLED = [
  'drizzle-orm',
  'lucide',
  /^@base-ui\//,
  'hono',
  '@hono/node-server',
  'react-router',
  'use-intl',
  'icu-minify',
  'zod',
]

const SHARED_BY = 14
/** Must not import any other file, because its imports would load before the first paint. */
const BOOT = /shell\/entry\/boot\.ts|web\/browser\/(pause|chunk-failure|early-tap)\.ts|vite\/preload-helper/
/** Two files of web/forms serve buttons, too, and purchase orders are attached on one page only. */
const FORMS =
  /node_modules\/zod\/|contract\/(wire\/(fields|validate)|shop\/goods)\.ts|web\/(forms\/(?!form-context|problem|po-file-field)|ui\/(native-select|checkbox)\.|browser\/new-key)/

/** The two environments whose output runs in browsers. */
const BROWSER_ENVIRONMENTS = ['client', 'desk']

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), ...(command === 'build' ? [compiledMessages(), callsOnly()] : [])],
  appType: 'custom',
  builder: {},
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The development server finds all packages at its start. Otherwise it reloads pages as it meets them.
  optimizeDeps: { entries: ['src/{storefront,desk}/shell/entry/boot.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: {
          input: ['src/storefront/shell/entry/boot.ts'],
          // See docs/decisions/039-painted-first.md.
          output: {
            codeSplitting: {
              groups: [
                { name: 'boot', test: BOOT, priority: 3 },
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                { name: 'forms', test: FORMS, priority: 2, includeDependenciesRecursively: false },
                { name: 'frame', test: /shell\/entry\/entry-browser\.tsx/, priority: 1 },
                // The page of a quote loads its sections, too. As files of their own they would be larger.
                {
                  name: 'checkout',
                  test: /areas\/buying\/checkout\/(?!changes-list|tax-id-fields)/,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                // The rules of quotes are for their pages only, those of typed filters for lists.
                {
                  name: 'small',
                  test: /lucide|src\/domain\/(?!quotes\/|typed-filter\.)/,
                  minShareCount: 2,
                },
                // Calls of forms hold schemas, and with them zod would load on every page.
                { name: 'shared', test: /^(?!.*contract\/shop\/)/, minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
    // The development server serves both apps from the client environment.
    ...(command === 'build' ? { desk: deskEnvironment() } : {}),
    ssr: {
      // Loading these packages as a whole costs 200 MB of memory and a second at start; the bundle contains only
      // the code in use.
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
            'picture-worker': 'src/server/features/files/picture-worker.ts',
            'proforma-worker': 'src/server/features/proforma/proforma-worker.ts',
          },
        },
      },
    },
  },
}))

/** The back office is a build of its own, so that nothing of it is part of the shop's files. */
function deskEnvironment(): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: 'dist/desk',
      assetsDir: 'desk/assets',
      manifest: true,
      copyPublicDir: false,
      rollupOptions: { input: ['src/desk/shell/entry/boot.tsx'] },
    },
  }
}

/**
 * Built code gets compiled messages instead of the ICU parser: 7 KB less on every first page, and on the server
 * no parsing for each page.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/\w+\/[\w-]+\.json$/ },
      handler: json => JSON.stringify(compileTexts(JSON.parse(json))),
    },
    resolveId: {
      filter: { id: /^use-intl\/format-message$/ },
      handler(_, importer) {
        return this.resolve('use-intl/format-message/format-only', importer)
      },
    },
  }
}

function compileTexts(texts: unknown): unknown {
  if (typeof texts === 'string') return compile(texts)
  return Object.fromEntries(Object.entries(texts ?? {}).map(([key, inner]) => [key, compileTexts(inner)]))
}

/**
 * Browsers do not validate responses, so they keep only the call and the form validation of an endpoint. The
 * contract has no side effects, so unused parts can be dropped, and with them zod on pages without forms.
 */
function callsOnly(): Plugin {
  return {
    name: 'calls-only',
    applyToEnvironment: ({ name }) => BROWSER_ENVIRONMENTS.includes(name),
    transform: {
      filter: { id: /\/src\/contract\/(?:wire|shop|desk)\/[\w-]+\.ts$/, code: 'zod/mini' },
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

/** The properties of `endpoint({ … })` that are not used in a browser. */
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
