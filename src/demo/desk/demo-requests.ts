import type { PricedPart } from '../../server/features/catalogue/index.ts'
import type { PastRfq } from '../../server/features/rfq/index.ts'
import { demoBuyer } from './demo-buyers.ts'
import { demoNumber } from './demo-number.ts'
import { demoQuantity } from './demo-quantity.ts'

const REQUESTS = 40
/** The newest wait for a reply. */
const WAITING = 12
const HOUR_MS = 3_600_000
const NUMBER_LENGTH = 5

const COMMENTS = [
  '',
  'Please quote with date codes.',
  'We need these by the end of the month.',
  '',
  'Target prices are for the yearly volume.',
  'Alternates are welcome if they are pin compatible.',
]

/** Forty requests of two months; one in seven was declined. */
export function demoRequests(parts: readonly PricedPart[], now: Date, salesId: number): PastRfq[] {
  return Array.from({ length: REQUESTS }, (_, at) => {
    const fromNewest = REQUESTS - 1 - at
    const createdAt = new Date(now.getTime() - hoursAgo(fromNewest) * HOUR_MS)
    const { address, ...buyer } = demoBuyer(at + 3)
    return {
      rfq: {
        ...buyer,
        number: demoNumber(createdAt, at, NUMBER_LENGTH),
        comment: COMMENTS[at % COMMENTS.length] ?? '',
        createdAt,
        ...progress(fromNewest, createdAt, salesId),
      },
      lines: Array.from({ length: 1 + (at % 6) }, (_, position) => lineOf(parts, at, position)),
    }
  })
}

/** The first ones within the promised time, some of the waiting ones beyond it. */
function hoursAgo(fromNewest: number): number {
  return fromNewest < WAITING ? 0.4 + fromNewest * 2.3 : 30 + (fromNewest - WAITING) * 50
}

function progress(fromNewest: number, createdAt: Date, salesId: number): Partial<PastRfq['rfq']> {
  if (fromNewest < WAITING) return {}
  const answeredAt = new Date(createdAt.getTime() + (2 + (fromNewest % 5)) * HOUR_MS)
  const taken = { viewedAt: new Date(createdAt.getTime() + HOUR_MS), ownerId: salesId, rev: 1 }
  if (fromNewest < WAITING + 5) return taken
  if (fromNewest % 7 !== 0) return { ...taken, answeredAt, rev: 2 }
  return { ...taken, answeredAt, declinedAt: answeredAt, declineReason: 'unavailable', rev: 2 }
}

/** Every fifth line was typed, not picked: it has no part. */
function lineOf(parts: readonly PricedPart[], at: number, position: number): PastRfq['lines'][number] {
  const n = at * 11 + position * 5
  const part = parts[n % parts.length]
  if (!part) throw new Error('the demo has no parts')
  const quantity = demoQuantity(part, (1 + (n % 9)) * 10)
  return {
    position,
    partId: n % 5 === 0 ? null : part.id,
    partNumber: part.partNumber,
    manufacturer: part.manufacturer,
    package: part.packaging,
    dateCode: n % 4 === 0 ? '2025+' : '',
    quantity,
    targetPrice: n % 3 === 0 ? (Number(part.price) * 0.9).toFixed(5) : null,
  }
}
