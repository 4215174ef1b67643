import { type DatabasePool, inTransaction } from '../../src/server/database/transaction.ts'
import { importParts, type PartRecord } from '../../src/server/features/catalogue/index.ts'

type Given = {
  maker?: string
  category?: string
  packaging?: string
  price?: string
  stock?: number
  attributes: Record<string, string | undefined>
}

export async function importCatalogue(pool: DatabasePool, records: PartRecord[]): Promise<void> {
  await inTransaction(pool, transaction => importParts(transaction, records))
}

/** A part as a stock list describes it. */
export function parametricPart(partNumber: string, given: Given): PartRecord {
  return {
    manufacturer: given.maker ?? 'Acme',
    partNumber,
    category: given.category ?? 'Others',
    packaging: given.packaging ?? '',
    batch: '',
    rohs: 'unknown',
    leadTimeWeeks: null,
    stock: given.stock ?? 100,
    datasheet: '',
    description: '',
    minQty: 1,
    multiple: 1,
    prices: [{ quantity: 1, price: given.price ?? '0.01' }],
    attributes: Object.entries(given.attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value }],
    ),
    images: [],
    weightGrams: 0,
    aliases: [],
  }
}

type Capacitor = Partial<Omit<Given, 'attributes'>> & {
  capacitance?: string
  voltage?: string
  dielectric?: string
}

/** Of 100 nF, 50 V, X7R and 0402, unless told otherwise. */
export function capacitor(partNumber: string, given: Capacitor = {}): PartRecord {
  const { capacitance = '100 nF', voltage = '50 V', dielectric = 'X7R', ...plain } = given
  return parametricPart(partNumber, {
    category: 'Capacitors > Ceramic capacitors',
    packaging: '0402',
    ...plain,
    attributes: { Capacitance: capacitance, 'Voltage rating': voltage, Dielectric: dielectric },
  })
}

type Resistor = Partial<Omit<Given, 'attributes'>> & { resistance?: string; tolerance?: string }

/** Of 10 kΩ, 1 % and 0402, unless told otherwise. */
export function resistor(partNumber: string, given: Resistor = {}): PartRecord {
  const { resistance = '10 kΩ', tolerance = '±1 %', ...plain } = given
  return parametricPart(partNumber, {
    category: 'Resistors > Chip resistors',
    packaging: '0402',
    ...plain,
    attributes: { Resistance: resistance, Tolerance: tolerance },
  })
}
