import { ChevronDown, PackageSearch } from 'lucide'
import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { getCategoryTree } from '../../../../contract/shop/catalogue.ts'
import type { CategoryNode } from '../../../../contract/shop/goods.ts'
import { categoryPath, RFQ_PATH } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { Container } from '../../../../web/ui/container.tsx'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { CategoryIcon } from '../../../shell/chrome/categories/category-icon.tsx'
import { foldCategories } from '../../../shell/chrome/categories/fold-categories.ts'
import { Head } from '../../../shell/chrome/head.tsx'
import { screenLoader } from '../../../shell/page/screen-loader.ts'

export const loader = screenLoader(async ({ call }) => (await call(getCategoryTree)).category)

export function Component() {
  const tree = useLoaderData<typeof loader>()
  const t = useTranslations()
  return (
    <Container size="full" className="flex flex-col gap-6 py-8">
      <Head description={t('categories.description')} />
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl">{t('titles.category')}</h1>
        <p className="text-ink-soft max-w-prose">{t('categories.lead')}</p>
      </div>
      {tree.length > 0 ? <Tree tree={tree} /> : <NoCategories />}
    </Container>
  )
}

function NoCategories() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={PackageSearch} />}
      title={t('empty.no_data')}
      text={t('categories.none_text')}
      action={
        <Link to={RFQ_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('goods.request_quote')}
        </Link>
      }
    />
  )
}

/** Columns that read downwards, because the groups differ in length. */
function Tree({ tree }: { tree: readonly CategoryNode[] }) {
  const { shown, isFolded } = foldCategories(tree)
  return (
    <>
      <ul className="gap-4 sm:columns-2 lg:columns-3">
        {shown.map(node => (
          <li key={node.category_id} className="break-inside-avoid pb-4">
            <Group node={node} />
          </li>
        ))}
      </ul>
      {isFolded && <All tree={tree} />}
    </>
  )
}

/** All top categories by name, without their children. */
function All({ tree }: { tree: readonly CategoryNode[] }) {
  const t = useTranslations('menu')
  const format = useFormat()
  return (
    <details className="border-hairline group rounded-md border">
      <summary className="bg-bench text-brand flex min-h-14 list-none items-center gap-2 rounded-md px-4 font-semibold hover:underline">
        {t('all_categories')}
        <bdi className="ltr-value font-normal">({format.count(tree.length)})</bdi>
        <Icon of={ChevronDown} className="size-5 group-open:rotate-180" />
      </summary>
      <ul className="gap-4 px-2 py-1.5 sm:columns-2 lg:columns-3">
        {tree.map(node => (
          <Entry key={node.category_id} node={node} />
        ))}
      </ul>
    </details>
  )
}

function Group({ node }: { node: CategoryNode }) {
  const t = useTranslations('menu')
  const { shown, isFolded } = foldCategories(node.children)
  return (
    <section className="border-hairline rounded-md border">
      <h2 className="border-hairline bg-bench border-b text-base">
        <Link
          to={categoryPath(node.category_page_url)}
          className="hover:text-brand flex min-h-14 items-center gap-3 px-4 py-2 hover:underline"
        >
          <CategoryIcon src={node.category_icon} className="size-8" />
          <Named node={node} />
        </Link>
      </h2>
      <ul className="px-2 py-1.5">
        {shown.map(child => (
          <Entry key={child.category_id} node={child} />
        ))}
        {isFolded && (
          <li>
            <Link to={categoryPath(node.category_page_url)} className={`${ENTRY} text-brand font-semibold`}>
              {t('all_in', { category: node.category_name })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

const ENTRY = 'hover:bg-bench hover:text-brand flex min-h-9 items-center rounded-md px-2 py-1'

function Entry({ node }: { node: CategoryNode }) {
  return (
    <li className="break-inside-avoid">
      <Link to={categoryPath(node.category_page_url)} className={ENTRY}>
        <Named node={node} />
      </Link>
    </li>
  )
}

function Named({ node }: { node: CategoryNode }) {
  const format = useFormat()
  return (
    <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3">
      <span className="min-w-0 hyphens-auto wrap-anywhere">{node.category_name}</span>
      <span className="text-ink-soft ltr-value shrink-0 text-sm font-normal">
        {format.count(node.goods_count)}
      </span>
    </span>
  )
}
