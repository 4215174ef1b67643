import { expect, test } from 'vitest'
import { stockCategory, stockParts } from '../../../../tests/harness/stock-parts.ts'
import { withEmptyCatalogue } from '../../../../tests/harness/with-empty-catalogue.ts'
import { rereadValues } from './reread-values.ts'
import { loadSegment } from './segments/load-segment.ts'

const { connection } = withEmptyCatalogue()

test('parts from before the dictionary are read once, and their category is built again', async () => {
  const { db, pool } = connection()
  const categoryId = await stockCategory(db, { en: 'Chip resistors' })
  const attributes = [{ name: 'Resistance', value: '4k7' }]
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
