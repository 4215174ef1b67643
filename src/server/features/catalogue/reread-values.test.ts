import { expect, test } from 'vitest'
import { stockCategory, stockParts } from '../../../../tests/harness/stock-parts.ts'
import { withEmptyCatalogue } from '../../../../tests/harness/with-empty-catalogue.ts'
import { rereadValues } from './reread-values.ts'
import { loadSegment } from './segments/load-segment.ts'

const { connection } = withEmptyCatalogue()

const attributes = [{ name: 'Resistance', value: '4k7' }]

test('parts from before the dictionary are read once, and their category is built again', async () => {
  const { db, pool } = connection()
  const categoryId = await stockCategory(db, { en: 'Chip resistors' })
  await stockParts(db, [
    { partNumber: 'OLD-1', categoryId, attributes },
    { partNumber: 'OLD-2', categoryId, attributes: [{ name: 'Resistance', value: '4.7 kΩ' }] },
  ])
  await pool.query('truncate parameter_readings')
  expect((await loadSegment(db, categoryId)).columns).toEqual([])

  await rereadValues({ pool })
  const { columns } = await loadSegment(db, categoryId)
  expect(columns.map(({ slug, values }) => [slug, values])).toEqual([
    ['resistance', [{ kind: 'number', number: 4700 }]],
  ])

  await pool.query(`update parts set value_ids = '{}'`)
  await rereadValues({ pool })
  const { rows } = await pool.query('select distinct value_ids from parts')
  expect(rows).toEqual([{ value_ids: [] }])
})

/** For two steps. */
const MANY = 2_100

async function stockMany(): Promise<void> {
  const { db, pool } = connection()
  const categoryId = await stockCategory(db, { en: 'Chip resistors' })
  await stockParts(db, [{ partNumber: 'R-1', categoryId, attributes }])
  await pool.query(
    `insert into parts (part_number, search_key, manufacturer_id, category_id, attributes)
     select 'R-' || n, 'R' || n, manufacturer_id, category_id, attributes from parts, generate_series(2, $1::int) as n`,
    [MANY],
  )
  await pool.query('truncate parameter_readings')
}

async function countRead(): Promise<number> {
  const { rows } = await connection().pool.query(`select count(*)::int from parts where value_ids <> '{}'`)
  return rows[0].count
}

test('a run that is stopped goes on where it ended, and an import that needs it starts it again', async () => {
  const { pool } = connection()
  await stockMany()
  const stopping = new AbortController()
  await rereadValues({ pool }, { stopping: stopping.signal, giveWay: async () => stopping.abort() })
  const first = await countRead()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(MANY)

  // Values that are already read are not read again.
  await pool.query(`update parts set value_ids = '{}'`)
  await rereadValues({ pool })
  expect(await countRead()).toBe(MANY - first)

  let steps = 0
  await pool.query('truncate parameter_readings')
  await rereadValues(
    { pool },
    { giveWay: async () => void (++steps === 1 && (await pool.query('delete from parameter_readings'))) },
  )
  expect(await countRead()).toBe(MANY)
  expect(steps).toBe(1 + 3)
})
