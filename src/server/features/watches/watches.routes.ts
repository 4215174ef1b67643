import * as watches from '../../../contract/shop/watches.ts'
import { type Route, serve, serveUser } from '../../api/route.ts'
import { addWatch } from './add-watch.ts'
import { confirmWatch } from './confirm-watch.ts'
import { endAllWatches, endWatch } from './end-watch.ts'
import { listWatches } from './list-watches.ts'

export function watchRoutes(): Route[] {
  return [
    serve(watches.addWatch, ({ context, body: { goods_id, qty, email } }) =>
      addWatch(context, { partId: goods_id, quantity: qty, email }),
    ),
    serveUser(watches.listWatches, ({ context }) => listWatches(context)),
    serve(watches.confirmWatch, ({ context, body }) => confirmWatch(context, body.token)),
    serve(watches.endWatch, ({ context, params }) => endWatch(context, params.token)),
    serve(watches.endAllWatches, ({ context, query }) => endAllWatches(context, query.token)),
  ]
}
