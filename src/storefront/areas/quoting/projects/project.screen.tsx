import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { getProject } from '../../../../contract/shop/projects.ts'
import { PROJECTS_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { AccountLayout } from '../../../shell/chrome/account-layout.tsx'
import { readPage } from '../../../shell/page/read-page.ts'
import { failure } from '../../../shell/page/screen-failure.ts'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { LazyReview } from '../bom/lazy-review.tsx'

const loadProject = async () => (await import('./own-project.tsx')).OwnProject

export const loader = screenLoader(({ call, params }) => {
  const id = readPage(params.id ?? '')
  if (id === null) throw failure(404)
  return call(getProject, { id })
})

export function Component() {
  const t = useTranslations('projects')
  const project = useLoaderData<typeof loader>()
  return (
    <AccountLayout>
      <div className="flex flex-col gap-1">
        <Link to={PROJECTS_PATH} className="self-start text-brand hover:underline">
          {t('all')}
        </Link>
        <h2 className="text-xl wrap-anywhere">
          <bdi>{project.name}</bdi>
        </h2>
      </div>
      <LazyReview load={loadProject} props={{ project }} />
    </AccountLayout>
  )
}
