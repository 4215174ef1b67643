import { expect, test } from 'vitest'
import { fillStock } from './load-segment.ts'

function pairsOf(stock: [number, number][]): Buffer {
  const pairs = Buffer.alloc(stock.length * 8)
  for (const [place, [id, pieces]] of stock.entries()) {
    pairs.writeInt32BE(id, place * 8)
    pairs.writeInt32BE(pieces, place * 8 + 4)
  }
  return pairs
}

// The stock is read after the segment, so parts may have come and gone.
test.each([
  [
    'close together',
    [7, 5, 6],
    [
      [6, 60],
      [5, 50],
      [7, 70],
      [8, 80],
      [1, 10],
    ],
    [70, 50, 60],
  ],
  [
    'far apart',
    [7, 2_000_000_000, 6],
    [
      [6, 60],
      [2_000_000_000, 1],
      [5, 50],
    ],
    [0, 1, 60],
  ],
  ['gone', [7], [], [0]],
  ['none', [], [[5, 50]], []],
] as [string, number[], [number, number][], number[]][])(
  'stock is found by id: %s',
  (_, ids, stock, expected) => {
    const found = new Int32Array(ids.length)
    fillStock(Int32Array.from(ids), found, pairsOf(stock))
    expect([...found]).toEqual(expected)
  },
)
