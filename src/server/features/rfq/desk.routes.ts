import * as requests from '../../../contract/desk/requests.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import type { StaffContext } from '../../context.ts'
import type { Directories } from '../catalogue/index.ts'
import { authorOnce } from '../idempotency/index.ts'
import {
  addRequestNote,
  assignRequest,
  declineRequest,
  reopenRequest,
  takeRequest,
  writeToBuyer,
} from './act-on-request.ts'
import { exportRequest } from './export-request.ts'
import { getRequest } from './get-request.ts'
import { listRequests } from './list-requests.ts'
import { listRequestPeople } from './request-people.ts'

export function requestRoutes(directory: Directories): DeskRoute[] {
  const reading = async (context: StaffContext) => ({ ...context, directory: await directory() })
  return [
    serveStaff(requests.listRequests, ({ context, query: { q, after, ...wanted } }) =>
      listRequests(context, { ...wanted, search: q }, after),
    ),
    serveStaff(requests.listRequestPeople, ({ context }) => listRequestPeople(context)),
    serveStaff(requests.getRequest, async ({ context, params }) =>
      getRequest(await reading(context), params.number),
    ),
    serveStaff(requests.exportRequest, ({ context, params, query }) =>
      exportRequest(context, params.number, query.format),
    ),
    serveStaff(requests.takeRequest, async ({ context, params }) =>
      takeRequest(await reading(context), params.number),
    ),
    serveStaff(requests.assignRequest, async ({ context, params, body }) =>
      assignRequest(await reading(context), params.number, { staffId: body.staff_id, rev: body.rev }),
    ),
    serveStaff(requests.declineRequest, async ({ context, params, body }) =>
      declineRequest(await reading(context), params.number, body),
    ),
    serveStaff(requests.reopenRequest, async ({ context, params, body }) =>
      reopenRequest(await reading(context), params.number, body.rev),
    ),
    serveStaff(requests.writeToBuyer, async ({ context, params: { number }, body }) => {
      const by = authorOnce(context, { endpoint: requests.writeToBuyer, number, body })
      return writeToBuyer({ ...(await reading(context)), by }, number, body.body)
    }),
    serveStaff(requests.addRequestNote, async ({ context, params: { number }, body }) => {
      const by = authorOnce(context, { endpoint: requests.addRequestNote, number, body })
      return addRequestNote({ ...(await reading(context)), by }, number, body.body)
    }),
  ]
}
