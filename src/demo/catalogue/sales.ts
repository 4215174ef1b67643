/** How a kind of part is sold: packaging, price breaks, stock. */
export type Sale = {
  stock: readonly [low: number, high: number]
  /** How fast the price falls: ten times the quantity divides it by 10 to this power. */
  discount: number
  packs: readonly Pack[]
  /** Parts with long leads are not sold on reels of thousands. */
  leaded?: readonly Pack[]
}

export type Pack = { minQty: number; multiple: number; breaks: readonly number[] }

const PIECES: Pack = { minQty: 1, multiple: 1, breaks: [1, 10, 50, 100, 500, 1000] }
const TENS: Pack = { minQty: 10, multiple: 10, breaks: [10, 50, 100, 500, 1000, 5000] }
const FIVES: Pack = { minQty: 5, multiple: 5, breaks: [5, 50, 150, 500, 2500, 5000] }
const TUBES: Pack = { minQty: 25, multiple: 25, breaks: [25, 100, 250, 1000] }
const CUT_TAPE: Pack = { minQty: 100, multiple: 100, breaks: [100, 500, 1000, 5000, 10_000, 50_000] }
const CUT_TAPE_FIFTIES: Pack = { minQty: 100, multiple: 50, breaks: [100, 1000, 5000, 10_000, 50_000] }

export const SALES = {
  chip: {
    stock: [10_000, 1_000_000],
    discount: 0.22,
    packs: [CUT_TAPE, CUT_TAPE, CUT_TAPE_FIFTIES, reel(5000), reel(10_000)],
  },
  passive: { stock: [1000, 120_000], discount: 0.14, packs: [TENS, FIVES, CUT_TAPE_FIFTIES, reel(1000)] },
  discrete: {
    stock: [2000, 300_000],
    discount: 0.16,
    packs: [TENS, FIVES, CUT_TAPE, reel(3000)],
    leaded: [TENS, FIVES, CUT_TAPE],
  },
  power: { stock: [200, 30_000], discount: 0.11, packs: [PIECES, PIECES, FIVES, tube(50)] },
  ic: {
    stock: [300, 40_000],
    discount: 0.11,
    packs: [PIECES, PIECES, FIVES, TUBES, reel(2500)],
    leaded: [PIECES, PIECES, FIVES, TUBES],
  },
  processor: {
    stock: [100, 10_000],
    discount: 0.08,
    packs: [PIECES, PIECES, PIECES, TUBES, tray(90)],
    leaded: [PIECES, PIECES, TUBES],
  },
  module: { stock: [20, 3000], discount: 0.08, packs: [PIECES] },
  connector: { stock: [200, 60_000], discount: 0.12, packs: [PIECES, TENS, FIVES, bag(100)] },
  relay: { stock: [50, 8000], discount: 0.1, packs: [PIECES, PIECES, tube(20)] },
} as const satisfies Record<string, Sale>

function reel(pieces: number): Pack {
  return { minQty: pieces, multiple: pieces, breaks: [1, 2, 5, 10].map(reels => reels * pieces) }
}

function tube(pieces: number): Pack {
  return { minQty: pieces, multiple: pieces, breaks: [1, 4, 10, 40].map(tubes => tubes * pieces) }
}

function tray(pieces: number): Pack {
  return { minQty: pieces, multiple: pieces, breaks: [1, 5, 10].map(trays => trays * pieces) }
}

function bag(pieces: number): Pack {
  return { minQty: pieces, multiple: pieces / 2, breaks: [1, 5, 10, 50].map(bags => bags * pieces) }
}
