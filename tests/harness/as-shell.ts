import { SHELL } from '../../src/cli/command.ts'
import type { Actor } from '../../src/server/context.ts'
import type { TestShop } from './test-shop.ts'

/** For use cases of staff, as a command runs them. */
export const asShell = ({ context }: TestShop) => ({ ...context, by: SHELL })

/** For any context, such as one without a wallet. */
export function byShell<C>(context: C): C & { by: Actor } {
  return { ...context, by: SHELL }
}
