import { redirect, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listPartIndex } from '../../../../contract/shop/catalogue.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { INDEX_NAMES } from '../../../../domain/part-number.ts'
import { partIndexPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { readPage } from '../../../shell/page/read-page.ts'
import { failure } from '../../../shell/page/screen-failure.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { PartsUnder } from './parts-under.tsx'

/** The index of all part numbers, or the numbers under one of its 37 entries. */
export const loader = screenLoader(async ({ call, path, params }) => {
  if (params.name === undefined) return null
  const name = requireName(params.name)
  const page = readPage(params.page ?? '1')
  if (page === null) throw failure(404)
  if (name !== params.name) throw redirect(path.replace(params.name, name), 301)
  return call(listPartIndex, { name, page, page_size: LIMITS.pageSizeMax })
})

function requireName(asked: string): string {
  const name = INDEX_NAMES.find(known => known.toLowerCase() === asked.toLowerCase())
  if (!name) throw failure(404)
  return name
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  return found ? <PartsUnder found={found} /> : <PartIndex />
}

function PartIndex() {
  const t = useTranslations()
  return (
    <Container size="full" className="flex flex-col gap-6 py-8">
      <Head description={t('products.description')} />
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('titles.products')}</h1>
        <p className="text-ink-soft max-w-prose">{t('products.lead')}</p>
      </div>
      <nav aria-label={t('titles.products')}>
        <ul className="grid grid-cols-4 gap-2 sm:grid-cols-6 lg:grid-cols-9 xl:grid-cols-13">
          {INDEX_NAMES.map(name => (
            <li key={name} className={name === 'other' ? 'col-span-2 min-w-0' : 'min-w-0'}>
              <Link
                to={partIndexPath(name)}
                className="border-hairline hover:border-brand hover:bg-brand hover:text-white grid h-16 place-items-center rounded-md border font-mono text-2xl"
              >
                {name === 'other' ? t('footer.other') : name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
