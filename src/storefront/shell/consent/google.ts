import type { SiteConfig } from '../../../contract/shop/site.ts'
import { loadScript } from './load-script.ts'

type GoogleIds = Pick<SiteConfig, 'google_measurement_id' | 'google_tagmanager_id'>

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

let isStarted = false

/** Google's own history listener counts later page views, as Google recommends. */
export function startGoogle({
  google_measurement_id: measured,
  google_tagmanager_id: managed,
}: GoogleIds): void {
  if (isStarted) return
  isStarted = true
  window.dataLayer ??= []
  // People were asked about statistics, not about advertising.
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  if (measured) {
    gtag('js', new Date())
    gtag('config', measured)
    void loadScript(`https://www.googletagmanager.com/gtag/js?id=${measured}`)
  }
  if (managed) {
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    void loadScript(`https://www.googletagmanager.com/gtm.js?id=${managed}`)
  }
}

/** Google sets its cookies for the widest domain it may, and a script cannot read which one that was. */
export function removeGoogleCookies(): void {
  const names = document.cookie.split('; ').map(pair => pair.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter(known => /^_(?:ga|gid|gat|gcl)/.test(known)))
    for (const domain of ['', ...domains]) expire(name, domain)
}

function expire(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}

/** Google's script recognizes commands by their type: an arguments object. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}
