import * as inbox from '../../../contract/desk/inbox.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import type { Directories } from '../catalogue/index.ts'
import { countInbox, getInbox } from './get-inbox.ts'
import { listColleagues } from './list-colleagues.ts'
import { markInbox } from './mark-inbox.ts'

export function inboxRoutes(directory: Directories): DeskRoute[] {
  return [
    serveStaff(inbox.getInbox, ({ context, query }) => getInbox(context, query)),
    serveStaff(inbox.countInbox, ({ context }) => countInbox(context)),
    serveStaff(inbox.listColleagues, ({ context }) => listColleagues(context)),
    serveStaff(inbox.markInbox, async ({ context, body }) =>
      markInbox({ ...context, directory: await directory() }, body),
    ),
  ]
}
