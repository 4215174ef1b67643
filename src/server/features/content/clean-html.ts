import sanitizeHtml from 'sanitize-html'
import { type Lang, localizedPath } from '../../../domain/locales.ts'

const TAGS =
  'h2 h3 h4 p br hr ul ol li dl dt dd strong em b i u s sub sup small code pre blockquote a table caption thead tbody tfoot tr th td img figure figcaption bdi span div'

// The blocks styled by page-blocks.css and described in docs/operating.md.
const BLOCKS = {
  div: ['hero', 'split', 'callout', 'warning'],
  ul: ['cards', 'facts', 'checks', 'crosses'],
  ol: ['steps'],
  li: ['callout'],
  p: ['lead'],
  a: ['button', 'secondary'],
  span: ['tag', 'optional'],
}

/**
 * Keeps the markup a text needs and nothing that can run, load or restyle; links inside the shop keep the
 * reader's language. An element that requires a missing setting is removed with its content.
 */
export function cleanHtml(
  html: string,
  lang: Lang,
  hasSetting: (name: string) => boolean = () => true,
): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS.split(' '),
    allowedClasses: BLOCKS,
    allowedAttributes: {
      '*': ['data-needs'],
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      // Values with units stay left-to-right in Arabic.
      bdi: ['dir'],
      span: ['dir'],
      h2: ['id'],
      h3: ['id'],
      h4: ['id'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'data'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...linkAttributes(href, lang) },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, loading: attribs.loading === 'eager' ? 'eager' : 'lazy' },
      }),
    },
    exclusiveFilter: ({ attribs }) => {
      const needed = attribs['data-needs']
      return needed !== undefined && !hasSetting(needed)
    },
  })
}

function linkAttributes(href: string, lang: Lang): Record<string, string> {
  if (isScreenPath(href)) return { href: localizedPath(lang, href) }
  return /^https?:/i.test(href) ? { href, rel: 'noopener nofollow' } : { href }
}

/** Files and the API are the same in every language. */
function isScreenPath(href: string): boolean {
  return /^\/(?!\/|api\/)/.test(href) && !/\.[a-z0-9]{2,5}$/i.test(href)
}
