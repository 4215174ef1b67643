import type { OperatorContext } from '../../src/cli/command.ts'
import { run } from '../../src/cli/run.ts'
import type { Wallet } from '../../src/server/features/payments/index.ts'

/** The output of a CLI command, run in the test process on the shop's database. */
export async function operator(
  shop: { context: OperatorContext; wallet?: Wallet | null; said?: string[] },
  ...typed: string[]
): Promise<string> {
  const { said = [] } = shop
  await run(
    {
      openContext: async () => shop.context,
      openUnmigrated: async () => shop.context,
      openPayments: async () => ({ ...shop.context, wallet: shop.wallet ?? null }),
      publicUrl: () => 'http://shop.test',
      servedFolder: 'public',
      signal: new AbortController().signal,
      say: text => void said.push(text),
    },
    typed,
  )
  return said.join('')
}
