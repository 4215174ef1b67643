import type { Context } from '../server/context.ts'
import { findStaffRfq, type StaffRfq } from '../server/features/rfq/index.ts'
import { CommandError } from './command.ts'
import { safeText } from './safe-text.ts'

export async function requireRfq(context: Pick<Context, 'pool'>, typed: string): Promise<StaffRfq> {
  const rfq = await findStaffRfq(context, typed)
  if (!rfq) throw new CommandError(`no such RFQ: ${safeText(typed)}`)
  return rfq
}
