import type { Hono } from 'hono'
import { unsubscribe } from '../../contract/shop/subscriptions.ts'
import { UNSUBSCRIBE_PATH, withToken } from '../../domain/paths.ts'

/** Mail programs that do not post (RFC 2369) open the same URL in a browser and get the page instead. */
export function leadToUnsubscribe(api: Hono): void {
  api.get(unsubscribe.path, c => {
    const { token = '' } = c.req.query()
    return c.redirect(withToken(UNSUBSCRIBE_PATH, token))
  })
}
