import { expect, test } from 'vitest'
import { buildValueIndex } from './value-index.ts'

// Copying the list for each new entry would take minutes.
test('a word that very many packages share is indexed in one pass, with turns for other requests', async () => {
  const packageNames = Array.from({ length: 100_000 }, (_, at) => `QFN-${at + 1}`)
  let turns = 0
  const breathe = async () => {
    turns++
  }
  const { packageParts } = await buildValueIndex(
    [{ categoryId: 1, brandIds: [], packageNames, columns: [] }],
    breathe,
  )
  expect(packageParts.get('QFN')?.length).toBe(100_000)
  expect(turns).toBeGreaterThanOrEqual(20)
})
