import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operator } from '../../tests/harness/operator.ts'
import { stockParts } from '../../tests/harness/stock-parts.ts'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { CommandError, UsageError } from './command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await stockParts(shop.connection.db, [
    { partNumber: 'CLI-1', maker: 'Acme Parts' },
    { partNumber: 'CLI-2', maker: 'Acme Parts' },
    { partNumber: 'CLI-2', maker: 'Bolt' },
  ])
})
afterAll(() => shop.close())

const alternate = (...typed: string[]) => operator(shop, 'alternate', ...typed)

describe('alternate', () => {
  test('adds, lists and removes the parts that staff recommend', async () => {
    expect(await alternate('list', 'CLI-1')).toBe('No alternates.\n')
    expect(await alternate('add', 'CLI-1', 'Bolt: CLI-2', '--note', 'Same die')).toBe(
      'Bolt: CLI-2 is an alternate for CLI-1.\n',
    )
    expect(await alternate('add', 'Acme Parts: CLI-1', 'CLI-9')).toBe(
      'CLI-9 is an alternate for Acme Parts: CLI-1. It is not in the catalog; it will be shown once it is.\n',
    )
    expect(await alternate('list', 'CLI-1')).toMatch(/^Acme Parts: CLI-1 +Bolt: CLI-2 +staff +Same die$/m)
    expect(await alternate('list')).toMatch(/^Acme Parts: CLI-1 +CLI-9 +staff/m)
    expect(await alternate('remove', 'CLI-1', 'CLI-9')).toBe('CLI-9 is no longer an alternate for CLI-1.\n')
    expect(await alternate('remove', 'CLI-1', 'CLI-9')).toBe('CLI-9 was not an alternate for CLI-1.\n')
    expect(await alternate('list', 'CLI-1')).not.toContain('CLI-9')
  })

  test.each([
    [['add', 'NONE-1', 'CLI-1'], 'there is no part NONE-1'],
    [['add', 'CLI-2', 'CLI-1'], 'several manufacturers have CLI-2 (Acme Parts, Bolt)'],
    [['remove', 'CLI-2', 'CLI-1'], 'several manufacturers have CLI-2'],
    [['list', 'Cog: CLI-2'], 'there is no part Cog: CLI-2'],
    [['add', 'CLI-1', 'Bolt: --'], 'has no part number'],
    [['add', 'CLI-1', 'CLI-2', '--note', 'a\nb'], 'the note must be one line'],
  ])('%j is rejected with a reason', async (typed, problem) => {
    const wrong = alternate(...typed)
    await expect(wrong).rejects.toBeInstanceOf(CommandError)
    await expect(wrong).rejects.toThrow(problem)
  })

  test('add without an alternate is wrong usage', async () => {
    await expect(alternate('add', 'CLI-1')).rejects.toBeInstanceOf(UsageError)
  })
})
