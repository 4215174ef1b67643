import { FLOORS } from '../domain/floors.ts'
import type { Database } from '../server/database/connection.ts'
import { addBanner, addFeaturedGroup, listFeaturedPartIds } from '../server/features/catalogue/index.ts'
import banners from './catalogue/banners.json' with { type: 'json' }
import featured from './catalogue/featured.json' with { type: 'json' }
import type { CategoryIds } from './demo-categories.ts'

/** Well-known numbers come first; the named top categories fill the rest. */
const SELECTIONS: Record<string, { numbers: string[]; tops: string[] }> = {
  featured: {
    numbers: [
      'STM32F103C8T6',
      'ESP32-WROOM-32E',
      'RP2040',
      'ATMEGA328P-AU',
      'BME280',
      'STM32F407VGT6',
      'MPU-6050',
      'CH340G',
    ],
    tops: ['microcontrollers', 'sensors', 'interface'],
  },
  preferential: {
    numbers: [
      'RC0603FR-0710KL',
      'GRM188R71H104KA93D',
      'CL10B104KB8NNNC',
      '1N4148',
      'SS14',
      '2N7002',
      'BC847B,215',
      '1N4007',
    ],
    tops: ['capacitors', 'resistors', 'diodes'],
  },
  hot: {
    numbers: [
      'LM2596S-5.0/NOPB',
      'AMS1117-3.3',
      'LTC3780EG#PBF',
      'LM358DR',
      'IRLZ44NPBF',
      'LM317T',
      'INA219AIDR',
      'ADS1115IDGSR',
    ],
    tops: ['power', 'transistors', 'analog'],
  },
  recommended: {
    numbers: [
      'W25Q128JVSIQ',
      'AT24C256C-SSHL-T',
      '74HC595D,118',
      'SN74HC00N',
      'DS3231SN#',
      'NE555P',
      'PC817C',
      'WS2812B',
    ],
    tops: ['memories', 'logic', 'timing', 'optoelectronics'],
  },
  controllers: { numbers: [], tops: ['microcontrollers'] },
  passives: { numbers: [], tops: ['resistors', 'capacitors', 'inductors-and-filters'] },
  power: { numbers: [], tops: ['power', 'transistors'] },
  sensors: { numbers: [], tops: ['sensors'] },
  connectors: { numbers: [], tops: ['connectors'] },
  reels: { numbers: [], tops: ['resistors', 'capacitors', 'diodes'] },
}
const PARTS_ON_A_SHELF = 48

/** Creates the featured groups and banners of the home page. */
export async function loadDemoFeatured(db: Database, categoryIds: CategoryIds): Promise<void> {
  for (const [position, { key, floor, image, texts }] of featured.entries()) {
    const { numbers, tops } = SELECTIONS[key] ?? { numbers: [], tops: [] }
    const ids = [...categoryIds].filter(([path]) => tops.some(top => path.startsWith(`${top}/`)))
    const partIds = await listFeaturedPartIds(db, {
      numbers,
      categoryIds: ids.map(([, id]) => id),
      limit: PARTS_ON_A_SHELF,
    })
    const onFloor = FLOORS.find(known => known === floor) ?? null
    await addFeaturedGroup(db, { floor: onFloor, position, image, texts, partIds })
  }
  for (const [position, { image, link, texts }] of banners.entries())
    await addBanner(db, { position, image, link, texts })
}
