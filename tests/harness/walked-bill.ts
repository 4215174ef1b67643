import type { Database } from '../../src/server/database/connection.ts'
import { stockParts } from './stock-parts.ts'

const PRICES: [number, string][] = [[1, '1.50']]

/** Parts for every possible message about a line. */
export async function stockForBill(db: Database): Promise<void> {
  await stockParts(db, [
    { partNumber: 'WALK-1001', prices: PRICES, aliases: ['CUST-0815'] },
    { partNumber: 'WALK-2002', prices: PRICES, minQty: 50 },
    { partNumber: 'WALK-3003', prices: PRICES, minQty: 10, multiple: 10 },
    { partNumber: 'WALK-4004', prices: PRICES, stock: 5 },
    { partNumber: 'WALK-5005' },
    { partNumber: 'WALK-6006', prices: PRICES },
    { partNumber: 'WALK-7007', prices: PRICES },
    { partNumber: 'WALK-8008', prices: PRICES },
    { partNumber: 'WALK-9009', prices: PRICES },
  ])
}

/** Its words do not count as texts: the buyer's input is the same in every language. */
export const BILL = `MPN,Qty,Manufacturer,RefDes,Target,Package,DC,Description,DNP,Rohs
WALK-1001,10,,,1.2,,,,,
WALK-1001,10
CUST-0815,1
WALK-2002,5
WALK-3003,15
WALK-4004,80
WALK-5005,5
WALK6006,5
WALK-7007/TR,5
WALK-80X8,5
WALK-9009,5,OTHER
GONE-4711|WALK-6006,5
9.55E+12,5
XQ-7734/B,5
XQ-7735/B,many
XQ-7736/B
XQ-7737/B,,,"R1, R2"
XQ-7738/B,3,,"R3, R4"
XQ-7739/B
XQ-7740/B,10 pcs/board
,4,,,,,,WALK-8008
DNP,2
,9
WALK-8008,0

Total,99
`
/** Without stock or price, to be chosen, or not in the catalog. */
export const LINES_TO_QUOTE = 12
