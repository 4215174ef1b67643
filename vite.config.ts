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

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), withoutMailTexts()],
  appType: 'custom',
  builder: {},
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: { input: ['src/storefront/entry-browser.tsx'] },
      },
    },
    ssr: {
      // Loaded whole, these cost 200 MB of memory and a second at start; bundled, only what is used remains.
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rollupOptions: { input: { main: 'src/server/main.ts', cli: 'src/cli/main.ts' } },
      },
    },
  },
}))

/** Browsers never write mail: its texts stay on the server. */
function withoutMailTexts(): Plugin {
  return {
    name: 'without-mail-texts',
    enforce: 'pre',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/locales\/\w+\.json$/ },
      handler: json => JSON.stringify({ ...JSON.parse(json), mail: undefined }),
    },
  }
}
