import { expect, inject, test } from 'vitest'
import { copyDatabase } from '../../../tests/harness/copy-database.ts'
import { connect } from './connection.ts'
import { hasClients } from './has-clients.ts'

test('a server in use has clients', async () => {
  const { url, drop } = await copyDatabase(inject('databaseServer'))
  const connection = await connect(url, 1)
  expect(await hasClients(url)).toBe(true)
  await connection.close()
  await drop()
})

test('a server that does not respond has none', async () => {
  expect(await hasClients('postgresql://chipfront@localhost/postgres?host=%2Fnowhere')).toBe(false)
})
