import * as inbox from '../../../contract/desk/inbox.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { shareReads } from '../../database/share-reads.ts'
import type { Directories } from '../catalogue/index.ts'
import { countInbox, getInbox } from './get-inbox.ts'
import { listColleagues } from './list-colleagues.ts'
import { markInbox } from './mark-inbox.ts'

export function inboxRoutes(directory: Directories): DeskRoute[] {
  const lists = shareReads<Awaited<ReturnType<typeof getInbox>>>()
  const counts = shareReads<Awaited<ReturnType<typeof countInbox>>>()
  return [
    serveStaff(inbox.getInbox, ({ context, query }) => {
      const { rights, staffId } = context.staff
      const key = JSON.stringify([rights, query.owner === 'me' && staffId, query.number])
      return lists(key, () => getInbox(context, query))
    }),
    serveStaff(inbox.countInbox, ({ context }) =>
      counts(JSON.stringify(context.staff.rights), () => countInbox(context)),
    ),
    serveStaff(inbox.listColleagues, ({ context }) => listColleagues(context)),
    serveStaff(inbox.markInbox, async ({ context, body }) =>
      markInbox({ ...context, directory: await directory() }, body),
    ),
  ]
}
