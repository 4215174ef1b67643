import type { StaffContext } from '../../context.ts'
import type { Directory, PartsContext } from '../catalogue/index.ts'

/** For reading and changing quotes at the desk. */
export type QuoteContext = PartsContext &
  Pick<StaffContext, 'pool' | 'by' | 'client' | 'staff' | 'settings' | 'site' | 'clock'> & {
    publicUrl: string
    /** With the prices of the company that has this mailbox. `directory` has those of the quote's buyer. */
    directoryFor: (emailKey: string) => Promise<Directory>
  }
