import { run } from '../../src/cli/run.ts'
import type { TestShop } from './test-shop.ts'

/** What a command of the operator's says, run in the test itself on the shop's database. */
export async function operator(shop: TestShop, ...typed: string[]): Promise<string> {
  const said: string[] = []
  await run(
    {
      openPool: async () => shop.connection.pool,
      signal: new AbortController().signal,
      say: text => void said.push(text),
    },
    typed,
  )
  return said.join('')
}
