import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuseOldNode } from './database/refuse-old-node.ts'

refuseOldNode()
// Imported after the check, because an old Node lacks features that the rest uses.
const { runShop } = await import('./run-shop.ts')
// dist/server/main.js is two folders below the root.
await runShop(resolve(dirname(fileURLToPath(import.meta.url)), '../..'))
