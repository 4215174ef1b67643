import { listenForChanges } from '../../src/server/database/changes.ts'
import { createShop } from '../../src/server/shop.ts'
import { connectUntil, type Death } from './dying-connection.ts'
import type { TestShop } from './test-shop.ts'

/** A second process of the same shop, which is killed at its n-th statement. */
export async function openDyingShop(shop: TestShop, death: Death) {
  const connection = await connectUntil(shop.databaseUrl, death)
  const changes = await listenForChanges(shop.databaseUrl)
  const { api, close } = createShop({ ...shop.parts, connection, changes })
  return {
    api,
    isDead: connection.isDead,
    close: async () => {
      await close()
      await changes.close()
      await connection.close().catch(() => {})
    },
  }
}
