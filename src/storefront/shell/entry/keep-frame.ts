import { CATEGORIES_PATH } from '../../../domain/paths.ts'
import {
  ALL_POLICY_LINKS,
  BUYING_LINKS,
  COMPANY_LINKS,
  isHere,
  KEYWORDS_LINK,
  MAIN_LINKS,
  SHOP_LINKS,
  TOP_LINKS,
} from '../chrome/navigation.ts'
import { HERE } from '../chrome/preserved-markup.tsx'
import type { Screen } from '../page/screens.ts'
import type { SiteData } from '../page/site-data.ts'

type Frame = ReadonlyMap<string, string>
type Page = { site: SiteData | undefined; screen: Screen | null; path: string; search: string }

/** By the operator's settings, the language and the links of the menus that are current. */
const frames = new Map<string, Frame>()
/** A frame has about 50 KB. The settings rarely change, so nothing is gained by dropping single ones. */
const FRAMES_MAX = 200

const PART = /<i data-preserved="([\w-]+)"><\/i>(.*?)<i data-preserved=""><\/i>/gs
const PLACE = /<i data-preserved="([\w-]+)"><\/i>/g

/**
 * Renders a page without the parts of the frame that were rendered before for the same language and settings, and
 * inserts those. Header, menus and footer are half of the elements of a part's page.
 */
export function renderInFrame(
  page: Page,
  render: (keeping: 'recorded' | 'left out' | null) => string,
): string {
  const key = frameKey(page)
  if (key === null) return render(null)
  const frame = frames.get(key) ?? keep(key, cutFrame(render('recorded')))
  const here = page.path + page.search
  return render('left out').replace(PLACE, (_, name) => withHere(frame.get(name) ?? '', here))
}

/**
 * Null if the frame has to be rendered: it shows a customer's name, keeps the target of pages for signing in, and
 * links to the home page differently.
 */
function frameKey({ site, screen, path }: Page): string | null {
  if (!site || site.isSignedIn || !screen || screen.audience === 'personal' || path === '/') return null
  return `${currentLinks(path)} ${JSON.stringify(site)}`
}

const VISITOR_PATHS = [
  CATEGORIES_PATH,
  ...[KEYWORDS_LINK, ...MAIN_LINKS, ...TOP_LINKS, ...SHOP_LINKS]
    .concat(COMPANY_LINKS, BUYING_LINKS, ALL_POLICY_LINKS)
    .map(({ to }) => to),
]

/** The links of the frame that visitors see marked as current on a page. */
function currentLinks(pathname: string): string {
  return VISITOR_PATHS.filter(to => isHere(pathname, to)).join(' ')
}

function keep(key: string, frame: Frame): Frame {
  if (frames.size >= FRAMES_MAX) frames.clear()
  frames.set(key, frame)
  return frame
}

function cutFrame(markup: string): Frame {
  return new Map([...markup.matchAll(PART)].map(([, name = '', part = '']) => [name, part]))
}

function withHere(part: string, here: string): string {
  return part
    .replaceAll(encodeURIComponent(HERE), () => escapeHtml(encodeURIComponent(here)))
    .replaceAll(HERE, () => escapeHtml(here))
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** As React does. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, found => ESCAPES[found] ?? '')
}
