import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildIfNeeded } from '../scripts/build.ts'
import { benchBom } from './bom.ts'
import { benchCatalogue } from './catalogue.ts'
import { benchDesk } from './desk.ts'
import { benchImport } from './import.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchMails } from './mails.ts'
import { benchOrders } from './orders.ts'
import { benchPages } from './pages.ts'
import { benchSearch } from './search.ts'
import { benchSoak } from './soak.ts'
import { type BenchRow, print } from './table.ts'

/**
 * Ratios from one run on one machine. Numbers of different runs or machines are not comparable; see
 * docs/benchmarks.md.
 */
process.chdir(resolve(import.meta.dirname, '..'))
process.env.NODE_ENV = 'production'

const BENCHES: Record<string, (environment: NodeJS.ProcessEnv) => Promise<BenchRow[]>> = {
  pages: benchPages,
  catalogue: benchCatalogue,
  search: benchSearch,
  import: benchImport,
  bom: benchBom,
  orders: benchOrders,
  desk: benchDesk,
  mails: benchMails,
  soak: benchSoak,
  lighthouse: benchLighthouse,
}
const named = process.argv.slice(2)

await buildIfNeeded()
for (const [name, bench] of Object.entries(BENCHES)) {
  if (named.length > 0 && !named.includes(name)) continue
  const data = mkdtempSync(join(tmpdir(), 'chipfront-bench-'))
  const environment = { DATA_DIR: data, DATABASE_URL: '', PORT: '0', PUBLIC_URL: 'http://localhost:3000' }
  try {
    print(await bench(environment))
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
