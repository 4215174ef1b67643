import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../tests/harness/test-shop.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { addUpload, findUpload } from './bom.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const count = async (network: string) => {
  const { rows } = await shop.connection.pool.query('select count(*)::int from uploads where network = $1', [
    network,
  ])
  return rows[0].count
}
const upload = async (network: string, bytes = 1): Promise<string> => {
  const id = randomUUID()
  const content = new Uint8Array(bytes)
  await addUpload(shop.connection.db, { id, fileName: 'list.csv', size: 1, sheets: [], content, network })
  return id
}

test('the latest uploads of a network are kept, independent of other networks', async () => {
  const elsewhere = await upload('another')
  await shop.connection.pool.query(
    `insert into uploads (id, file_name, size, sheets, content, expires_at, network)
     select gen_random_uuid(), 'old.csv', 1, '[]', '\\x00', now() + make_interval(secs => 3600 + n), 'many'
     from generate_series(1, $1) n`,
    [LIMITS.uploadsPerNetwork + 50],
  )
  const newest = await upload('many')
  expect(await count('many')).toBe(LIMITS.uploadsPerNetwork)
  expect(await findUpload(shop.connection.db, newest)).not.toBeNull()
  expect(await findUpload(shop.connection.db, elsewhere)).not.toBeNull()
})

test('the bytes kept per network are limited', async () => {
  const share = LIMITS.uploadBytesPerNetwork / 4
  for (let i = 0; i < 6; i++) await upload('large', share)
  expect(await count('large')).toBe(4)
})

test('an upload is stored under a hash of the network address', async () => {
  const form = new FormData()
  form.set('file', new File(['MPN,Qty\nLM358,5\n'], 'list.csv'))
  const answer = await shop.request('/api/upload/excel', { method: 'POST', body: form })
  const { data } = JSON.parse(await answer.text())
  expect((await findUpload(shop.connection.db, data.file_id))?.network).toMatch(/^[0-9a-f]{16}$/)
})
