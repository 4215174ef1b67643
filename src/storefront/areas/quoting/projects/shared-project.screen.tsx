import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { getSharedProject } from '../../../../contract/shop/projects.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { LazyReview } from '../bom/lazy-review.tsx'

const loadLines = async () => (await import('./project-lines.tsx')).ProjectLines

export const loader = screenLoader(({ call, params }) => call(getSharedProject, { key: params.key ?? '' }))

/** A project that its owner shares: anyone may read it and order from it, but changes are not saved. */
export function Component() {
  const t = useTranslations()
  const project = useLoaderData<typeof loader>()
  return (
    <Container size="full" className="flex flex-col gap-6 py-6 md:py-8">
      <Head />
      <div>
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">
          <bdi>{project.name}</bdi>
        </h1>
        <p className="mt-2 text-ink-soft">{t('projects.read_only')}</p>
      </div>
      <LazyReview load={loadLines} props={{ project }} />
    </Container>
  )
}
