type HtmlPiece = { text: string } | { tag: string; isEnd: boolean; attributes: string }

const TAG = /\s{0,8}(\/?)\s{0,8}([a-z][\w:]{0,40})/iy
const HIDDEN_TAGS: readonly string[] = ['script', 'style', 'head']

/** Tokenizes a page in one pass, however broken it is. Comments and scripts are dropped. */
export function* scanHtml(html: string): Generator<HtmlPiece> {
  const finder = new Finder(html)
  // No tag can end after the last bracket, so none begins.
  const last = html.lastIndexOf('>')
  let at = 0
  while (at <= last) {
    const start = html.indexOf('<', at)
    if (start < 0) break
    if (start > at) yield { text: html.slice(at, start) }
    const hidden = html.startsWith('<!--', start) ? finder.after('-->', start + 4) : null
    const found = hidden === null ? readTag(html, start, finder) : null
    if (found?.piece) yield found.piece
    if (hidden === null && found === null) yield { text: '<' }
    at = hidden ?? found?.end ?? start + 1
  }
  if (at < html.length) yield { text: html.slice(at) }
}

/** Null: a literal "<". */
function readTag(html: string, start: number, finder: Finder): { piece?: HtmlPiece; end: number } | null {
  TAG.lastIndex = start + 1
  const [, slash, name = ''] = TAG.exec(html) ?? []
  const nameEnd = TAG.lastIndex
  const end = name === '' ? null : finder.after('>', nameEnd)
  if (end === null) return null
  const tag = name.toLowerCase()
  const isEnd = slash === '/'
  const hiddenEnd = isEnd || !HIDDEN_TAGS.includes(tag) ? null : finder.afterEndTag(tag, end)
  if (hiddenEnd !== null) return { end: hiddenEnd }
  return { piece: { tag, isEnd, attributes: html.slice(nameEnd, end - 1) }, end }
}

/** Remembers unsuccessful searches: pages of unclosed tags would otherwise take hours. */
class Finder {
  readonly #html: string
  readonly #missing = new Set<string>()

  constructor(html: string) {
    this.#html = html
  }

  after(mark: string, from: number): number | null {
    return this.#remember(mark, () => {
      const at = this.#html.indexOf(mark, from)
      return at < 0 ? null : at + mark.length
    })
  }

  afterEndTag(tag: string, from: number): number | null {
    return this.#remember(tag, () => {
      const endTag = new RegExp(`</${tag}\\s*>`, 'gi')
      endTag.lastIndex = from
      return endTag.test(this.#html) ? endTag.lastIndex : null
    })
  }

  #remember(mark: string, find: () => number | null): number | null {
    const found = this.#missing.has(mark) ? null : find()
    if (found === null) this.#missing.add(mark)
    return found
  }
}
