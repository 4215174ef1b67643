import type { Join } from '../account/index.ts'
import { joinRfqs } from '../rfq/index.ts'

/** What visitors leave behind that belongs to their account once they have one. Accounts know nothing of it. */
export const JOINS: readonly Join[] = [joinRfqs]
