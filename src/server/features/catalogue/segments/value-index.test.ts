import { expect, test } from 'vitest'
import { buildValueIndex } from './value-index.ts'

// Copying the list for each new entry would take minutes.
test('a word that very many packages share is indexed in one pass', () => {
  const packageNames = Array.from({ length: 100_000 }, (_, at) => `QFN-${at + 1}`)
  const { packageParts } = buildValueIndex([{ categoryId: 1, brandIds: [], packageNames, columns: [] }])
  expect(packageParts.get('QFN')?.length).toBe(100_000)
})
