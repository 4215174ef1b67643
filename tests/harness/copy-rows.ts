import type { TestShop } from './test-shop.ts'

/** Copies the only row of a table, for lists that need many; `changed` are its unique columns, by copy `n`. */
export async function copyRows(
  { connection }: Pick<TestShop, 'connection'>,
  table: 'feedback' | 'orders' | 'rfqs' | 'users',
  count: number,
  changed: Record<string, string> = {},
): Promise<void> {
  const columns = { id: '100000000 + n', ...changed }
  const pairs = Object.entries(columns).map(([name, value]) => `'${name}', ${value}`)
  await connection.pool.query(
    `insert into ${table} overriding system value
     select (jsonb_populate_record(one, jsonb_build_object(${pairs.join(', ')}))).*
     from ${table} as one, generate_series(1, $1::integer) as n`,
    [count],
  )
}
