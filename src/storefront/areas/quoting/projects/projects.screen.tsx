import { FolderOpen } from 'lucide'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { listProjects } from '../../../../contract/shop/projects.ts'
import { BOM_PATH, QUICK_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { AccountLayout } from '../../../shell/chrome/account-layout.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'
import { LazyReview } from '../bom/lazy-review.tsx'

const loadList = async () => (await import('./project-list.tsx')).ProjectList

export const loader = screenLoader(({ call }) => call(listProjects))

export function Component() {
  const projects = useLoaderData<typeof loader>()
  return (
    <AccountLayout>
      {projects.length === 0 ? <NoProjects /> : <LazyReview load={loadList} props={{ projects }} />}
    </AccountLayout>
  )
}

function NoProjects() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={FolderOpen} />}
      title={t('projects.none')}
      text={t('projects.none_text')}
      action={
        <>
          <Link to={BOM_PATH} className={buttonClass({ variant: 'primary' })}>
            {t('titles.bom')}
          </Link>
          <Link to={QUICK_PATH} className={buttonClass()}>
            {t('titles.quick')}
          </Link>
        </>
      }
    />
  )
}
