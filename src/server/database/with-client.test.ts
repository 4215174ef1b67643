import { expect, inject, test } from 'vitest'
import { withClient } from './with-client.ts'

const config = { connectionString: inject('databaseServer').replace('DATABASE', 'postgres') }

test('a connection that is lost between two queries fails the next one, and nothing else', async () => {
  const using = withClient(config, async client => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const isLost = new Promise(resolve => client.once('end', resolve))
    await withClient(config, other => other.query('select pg_terminate_backend($1)', [rows[0].pid]))
    await isLost
    await client.query('select 1')
  })
  await expect(using).rejects.toThrow(/not queryable|closed/)
})
