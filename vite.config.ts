import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const BUNDLED = [
  'drizzle-orm',
  'lucide-react',
  /^@base-ui\//,
  'hono',
  '@hono/node-server',
  'react-router',
  'use-intl',
  'zod',
]

const SHARED_BY = 16

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), textsInParts(command === 'build' ? LATE_TEXTS : [])],
  appType: 'custom',
  builder: {},
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: {
          input: ['src/storefront/entry-browser.tsx'],
          // What most screens share comes in one file: dozens of small ones compress badly.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: SHARED_BY }] } },
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
const SERVER_TEXTS = ['mail', 'bom_sheet', 'proforma', 'answers']
/** Most pages have no form: built, these come as `en.json?late` with the screens that show them. */
const LATE_TEXTS = [
  'auth',
  'account',
  'addresses',
  'captcha',
  'rfq_form',
  'bom',
  'cart',
  'checkout',
  'orders',
  'payment',
]

function textsInParts(lateTexts: string[]): Plugin {
  return {
    name: 'texts-in-parts',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/locales\/\w+\.json(?:\?late)?$/ },
      handler: (json, id) => {
        const isLate = id.endsWith('?late')
        const areas = Object.entries(JSON.parse(json)).filter(
          ([area]) => !SERVER_TEXTS.includes(area) && lateTexts.includes(area) === isLate,
        )
        const texts = JSON.stringify(Object.fromEntries(areas))
        // With a query it is no JSON to Vite any more.
        return isLate ? { code: `export default ${texts}`, moduleType: 'js' } : texts
      },
    },
  }
}
