import type { StaffContext } from '../../context.ts'
import type { PartsContext } from '../catalogue/index.ts'

/** For reading and changing quotes at the desk. */
export type QuoteContext = PartsContext &
  Pick<StaffContext, 'pool' | 'by' | 'staff' | 'settings' | 'site' | 'clock'>
