import type { OperatorContext } from '../../src/cli/command.ts'
import { run } from '../../src/cli/run.ts'
import type { Wallet } from '../../src/server/features/payments/index.ts'

/** The output of a CLI command, run in the test process on the shop's database. */
export async function operator(
  shop: {
    context: OperatorContext
    wallet?: Wallet | null
    said?: string[]
    signal?: AbortSignal
    onSay?: () => void
  },
  ...typed: string[]
): Promise<string> {
  const { said = [], signal = new AbortController().signal, onSay } = shop
  await run(
    {
      openContext: async () => shop.context,
      openUnmigrated: async () => shop.context,
      openPayments: async () => ({ ...shop.context, wallet: shop.wallet ?? null }),
      publicUrl: () => 'http://shop.test',
      servedFolder: 'public',
      signal,
      say: text => {
        said.push(text)
        onSay?.()
      },
    },
    typed,
  )
  return said.join('')
}
