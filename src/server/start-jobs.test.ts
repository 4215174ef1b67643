import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/harness/test-shop.ts'
import { parseConfig } from './config.ts'
import { createLoad } from './load.ts'
import { Closers } from './start.ts'
import { startJobs } from './start-jobs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('JOBS=no starts none', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const closers = new Closers()
  const added = vi.spyOn(closers, 'add')
  const config = parseConfig({ JOBS: 'no' }, '/nowhere')
  startJobs(config, { ...shop.store, wallet: null, proforma: shop.proforma, load: createLoad() }, closers)
  expect(added).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
