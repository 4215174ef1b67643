import { PackageSearch } from 'lucide'
import { useTranslations } from 'use-intl'
import type { searchParts } from '../../../../contract/shop/catalogue.ts'
import type { Suggestion } from '../../../../contract/shop/goods.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { CATEGORIES_PATH, partPath, RFQ_PATH, searchPath } from '../../../../domain/paths.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { freeItem } from '../../../shell/rfq-list/rfq-item.ts'
import { addToRfqList } from '../../../shell/rfq-list/rfq-list.ts'
import { useShownTotal } from '../lists/goods-count.tsx'

type FewerWords = NonNullable<CallData<typeof searchParts>['fewer_words']>
type NothingFoundProps = { keyword: string; near: readonly Suggestion[]; fewer: FewerWords | undefined }

/** Shown when nothing matches: similar numbers, the search with fewer words, and other actions. */
export function NothingFound({ keyword, near, fewer }: NothingFoundProps) {
  const t = useTranslations('results')
  return (
    <div className="flex flex-col gap-6">
      {near.length > 0 && <DidYouMean near={near} />}
      <EmptyState
        icon={<Icon of={PackageSearch} />}
        title={t.rich('none', {
          keyword,
          q: content => <bdi className="font-mono wrap-anywhere">{content}</bdi>,
        })}
        text={t('none_text')}
        action={
          <>
            <AskForNumber number={keyword} />
            {fewer && <FewerWordsLink {...fewer} />}
            <Link to={CATEGORIES_PATH} className={buttonClass()}>
              {t('browse')}
            </Link>
          </>
        }
      />
    </div>
  )
}

function FewerWordsLink({ keyword, left_out, ...counted }: FewerWords) {
  const t = useTranslations('left_out')
  const shown = useShownTotal(counted)
  return (
    <Link to={searchPath(keyword)} className={buttonClass()}>
      <span>
        {t.rich('without', {
          words: left_out.join(' · '),
          count: counted.total,
          shown,
          q: content => <bdi className="font-mono wrap-anywhere">{content}</bdi>,
        })}
      </span>
    </Link>
  )
}

function DidYouMean({ near }: { near: readonly Suggestion[] }) {
  const t = useTranslations('results')
  return (
    <section>
      <h2 className="text-lg">{t('did_you_mean')}</h2>
      <p className="text-ink-soft">{t('did_you_mean_text')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {near.map(({ part_number, brand_name, goods_page_url }) => (
          <li key={goods_page_url}>
            <Link
              to={partPath(goods_page_url)}
              className="flex min-h-10 flex-col rounded-md border border-hairline px-3 py-1.5 text-brand hover:border-brand hover:bg-brand-soft"
            >
              <PartNumber value={part_number} size="sm" />
              <bdi className="text-sm text-ink-soft">{brand_name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A link to the RFQ form that adds the number to the list. */
function AskForNumber({ number }: { number: string }) {
  const t = useTranslations('rfq')
  const add = () => addToRfqList([freeItem(number.slice(0, LIMITS.partNumberLength))])
  return (
    <Link to={RFQ_PATH} onClick={add} className={buttonClass({ variant: 'primary' })}>
      {t('ask_for')}
    </Link>
  )
}
