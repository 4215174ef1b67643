import { type RenderedPage, STATE_ID } from '../../storefront/shell/entry/entry-server.tsx'

/** The document as sent: React's markup, plus what only the server knows, at places React does not look at. */
export function assembleDocument({ markup, state }: RenderedPage, headTags: string): string {
  const data = `<script type="application/json" id="${STATE_ID}">${escapeJson(state)}</script>`
  return `<!doctype html>${markup.replace('</head>', () => `${headTags}</head>`).replace('</body>', () => `${data}</body>`)}`
}

/** No text inside the JSON may end the script element or start a comment. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
