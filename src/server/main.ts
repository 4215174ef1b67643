import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuseOldNode } from './database/refuse-old-node.ts'

refuseOldNode()
// Only now: what the rest imports an old Node does not have.
const { runShop } = await import('./run-shop.ts')
// dist/server/main.js lies two folders below the root.
await runShop(resolve(dirname(fileURLToPath(import.meta.url)), '../..'))
