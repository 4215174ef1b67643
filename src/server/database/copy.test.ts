import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyDatabase } from '../../../tests/harness/copy-database.ts'
import { type Connection, connect } from './connection.ts'
import { type CopyValue, copyRows } from './copy.ts'
import { inTransaction } from './transaction.ts'

let connection: Connection
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await copyDatabase(inject('databaseServer'))
  drop = database.drop
  connection = await connect(database.url, 2)
  await connection.pool.query('create table notes (id integer, text text, list text[], counts integer[])')
})
afterAll(async () => {
  await connection.close()
  await drop()
})

const copyAndRead = (rows: CopyValue[][]) =>
  inTransaction(connection.pool, async ({ client, rollBack }) => {
    rollBack()
    await copyRows(client, 'notes', ['id', 'text', 'list', 'counts'], rows)
    const found = await client.query({
      text: 'select id, text, list, counts from notes order by id',
      rowMode: 'array',
    })
    return found.rows
  })

test('quotes, backslashes, tabs, line breaks and nulls arrive unchanged', async () => {
  const rows = [
    [1, `O'Neill's 1/4" jack\tC:\\new\\.\r\n\\N`, ['a"b', 'c\\d', 'e,f', '{g}', '', 'null', ' h\n'], [1, 2]],
    [2, '', [], []],
    [3, null, null, null],
  ]
  expect(await copyAndRead(rows)).toEqual(rows)
})

test('any text arrives unchanged', async () => {
  const text = fc.string({ unit: 'binary' }).map(value => value.replaceAll('\0', '').toWellFormed())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, fc.array(text))), async pairs => {
      const rows = pairs.map(([value, list], index) => [index, value, list, [index]])
      expect(await copyAndRead(rows)).toEqual(rows)
    }),
    { numRuns: 50 },
  )
})

test('rows that end in an error are not stored, and the connection stays usable', async () => {
  async function* broken() {
    yield [1, 'first', [], []]
    throw new Error('the file ended')
  }
  const failed = inTransaction(connection.pool, ({ client }) =>
    copyRows(client, 'notes', ['id', 'text', 'list', 'counts'], broken()),
  )
  await expect(failed).rejects.toThrow('the file ended')
  expect(await copyAndRead([])).toEqual([])
})

test('a row that the database rejects is an error, and the connection stays usable', async () => {
  await expect(copyAndRead([['no number', '', [], []]])).rejects.toThrow('invalid input syntax')
  expect(await copyAndRead([])).toEqual([])
})
