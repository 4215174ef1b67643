import { type RenderedPage, STATE_ID } from '../../storefront/shell/entry/entry-server.tsx'

/** The document as sent: React's markup and the server's additions, in places that React does not hydrate. */
export function assembleDocument({ markup, state }: RenderedPage, headTags: string): string {
  const data = `<script type="application/json" id="${STATE_ID}">${escapeJson(state)}</script>`
  return `<!doctype html>${markup.replace('</head>', () => `${headTags}</head>`).replace('</body>', () => `${data}</body>`)}`
}

/** Text inside the JSON must not end the script element or start a comment. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
