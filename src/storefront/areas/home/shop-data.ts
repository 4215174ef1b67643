import type { SiteConfig } from '../../../contract/shop/site.ts'
import { absoluteIn, scriptText } from '../../shell/page/structured-data.ts'

/** Who the shop is, for search engines. */
export function shopData(config: SiteConfig): string {
  const { website_home: home, company_name: name } = config
  const organization = filled({
    '@type': 'Organization',
    '@id': `${home}/#organization`,
    name,
    url: `${home}/`,
    logo: config.logo_head && absoluteIn(home)(config.logo_head),
    email: config.contact_email,
    telephone: config.contact_tel,
    address: config.company_address,
    sameAs: [
      config.socialize_facebook,
      config.socialize_twitter,
      config.socialize_instagram,
      config.socialize_linkedin,
      config.socialize_youtube,
    ].filter(Boolean),
  })
  const site = { '@type': 'WebSite', name, url: `${home}/`, publisher: { '@id': `${home}/#organization` } }
  return scriptText([organization, site])
}

function filled(data: Record<string, string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value.length > 0))
}
