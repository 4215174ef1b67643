import type { Database } from '../server/database/connection.ts'
import { addBanner, addFeaturedGroup, listShelfPartIds } from '../server/features/catalogue/index.ts'
import banners from './catalogue/banners.json' with { type: 'json' }
import featured from './catalogue/featured.json' with { type: 'json' }
import type { CategoryIds } from './demo-categories.ts'

/** Which top categories fill a group. */
const SHELVES: Record<string, string[]> = {
  featured: ['microcontrollers', 'sensors', 'interface'],
  preferential: ['capacitors', 'resistors', 'diodes'],
  hot: ['power', 'transistors', 'analog'],
  recommended: ['memories', 'logic', 'timing', 'optoelectronics'],
  controllers: ['microcontrollers'],
  passives: ['resistors', 'capacitors', 'inductors-and-filters'],
  power: ['power', 'transistors'],
  sensors: ['sensors'],
  connectors: ['connectors'],
  reels: ['resistors', 'capacitors', 'diodes'],
}
const PARTS_ON_A_SHELF = 48
const FLOORS = ['featured', 'preferential', 'hot', 'recommended'] as const

/** What the home page shows: groups of parts, and pictures. */
export async function loadDemoShelves(db: Database, categoryIds: CategoryIds): Promise<void> {
  for (const [position, { key, floor, image, texts }] of featured.entries()) {
    const wanted = SHELVES[key] ?? []
    const ids = [...categoryIds].filter(([path]) => wanted.some(top => path.startsWith(`${top}/`)))
    const partIds = await listShelfPartIds(
      db,
      ids.map(([, id]) => id),
      PARTS_ON_A_SHELF,
    )
    const onFloor = FLOORS.find(known => known === floor) ?? null
    await addFeaturedGroup(db, { floor: onFloor, position, image, texts, partIds })
  }
  for (const [position, { image, link, texts }] of banners.entries())
    await addBanner(db, { position, image, link, texts })
}
