import * as views from '../../../contract/desk/views.ts'
import { type DeskRoute, serveStaff } from '../../api/desk-route.ts'
import { listViews, removeView, saveView } from './saved-views.ts'

export function viewRoutes(): DeskRoute[] {
  return [
    serveStaff(views.listViews, ({ context, query }) => listViews(context, query.screen)),
    serveStaff(views.saveView, ({ context, body }) =>
      saveView(context, { ...body, staffId: context.staff.staffId }),
    ),
    serveStaff(views.removeView, ({ context, params }) =>
      removeView(context, params.id, context.staff.staffId),
    ),
    serveStaff(views.shareView, ({ context, body }) => saveView(context, { ...body, staffId: null })),
    serveStaff(views.removeSharedView, ({ context, params }) => removeView(context, params.id, null)),
  ]
}
