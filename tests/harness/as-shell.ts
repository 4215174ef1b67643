import { SHELL } from '../../src/cli/command.ts'
import type { TestShop } from './test-shop.ts'

/** For use cases of staff, as a command runs them. */
export const asShell = ({ context }: TestShop) => ({ ...context, by: SHELL })
