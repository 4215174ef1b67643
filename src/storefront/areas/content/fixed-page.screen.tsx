import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { getPage } from '../../../contract/shop/site.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Container } from '../../../web/ui/container.tsx'
import { Prose } from '../../../web/ui/prose.tsx'
import { Head } from '../../shell/chrome/head.tsx'
import { screenLoader } from '../../shell/page/screen-loader.ts'
import { outline } from './outline.ts'
import { FoldedContents, PageContents } from './page-contents.tsx'
import './page-blocks.css'

export const loader = screenLoader(({ call, path }) => call(getPage, { id: path.split('/').at(-1) ?? '' }))

export function Component() {
  const page = useLoaderData<typeof loader>()
  const t = useTranslations('page')
  const format = useFormat()
  const { lead, sections } = outline(page.content)
  return (
    <Container
      size="full"
      className="grid gap-x-12 py-8 lg:grid-cols-[minmax(0,60rem)_minmax(12rem,16rem)] lg:justify-between"
    >
      <Head title={page.title} description={lead} />
      <article className="min-w-0">
        <h1 className="mb-4 text-2xl sm:text-3xl">{page.title}</h1>
        <FoldedContents sections={sections} />
        <Prose className="blocks" dangerouslySetInnerHTML={{ __html: page.content }} />
        <p className="text-ink-soft border-hairline mt-10 border-t pt-4 text-sm">
          {t('updated', { date: format.date(page.update_time) })}
        </p>
      </article>
      <PageContents sections={sections} />
    </Container>
  )
}
