import { FileText } from 'lucide'
import { useTranslations } from 'use-intl'
import type { listRfqs, RfqEntry } from '../../../../contract/shop/rfq-history.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { localizedPath } from '../../../../domain/locales.ts'
import { CATEGORIES_PATH, RFQ_HISTORY_PATH, RFQ_PATH } from '../../../../domain/paths.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { EmptyState } from '../../../../web/ui/empty-state.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { GoodsPages } from '../../catalogue/lists/goods-pages.tsx'
import { NothingOnPage } from '../../catalogue/lists/no-goods.tsx'
import { RfqStatus } from './rfq-status.tsx'

const PATH = RFQ_HISTORY_PATH

type RfqHistoryListProps = { found: CallData<typeof listRfqs>; page: number }

/** The sent requests, newest first. */
export function RfqHistoryList({ found, page }: RfqHistoryListProps) {
  const lang = useLang()
  const hrefFor = (of: number) => localizedPath(lang, of > 1 ? `${PATH}?page=${of}` : PATH)
  if (found.total === 0) return <NoRfqs />
  if (found.list.length === 0) return <NothingOnPage page={page} href={hrefFor(1)} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {found.list.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <GoodsPages found={found} page={page} hrefFor={hrefFor} />
    </>
  )
}

function NoRfqs() {
  const t = useTranslations()
  return (
    <EmptyState
      icon={<Icon of={FileText} />}
      title={t('rfq_form.none')}
      text={t('rfq_form.none_text')}
      action={
        <>
          <Link to={RFQ_PATH} className={buttonClass({ variant: 'primary' })}>
            {t('goods.request_quote')}
          </Link>
          <Link to={CATEGORIES_PATH} className={buttonClass({ variant: 'secondary' })}>
            {t('results.browse')}
          </Link>
        </>
      }
    />
  )
}

/** The whole card is a link to the request. */
function Entry({ entry }: { entry: RfqEntry }) {
  const t = useTranslations('rfq_form')
  const format = useFormat()
  return (
    <li className="border-hairline hover:border-brand relative grid gap-x-6 gap-y-1 rounded-md border p-4 transition-colors duration-150 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h2 className="text-base hyphens-none">
        <Link
          to={`${PATH}?id=${entry.id}`}
          className="text-brand after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brand"
        >
          <span className="sr-only">{t('number')} </span>
          <bdi className="ltr-value font-mono">{entry.rfq_number}</bdi>
        </Link>
      </h2>
      <div className="sm:row-span-2 sm:self-center">
        <RfqStatus status={entry.status} />
      </div>
      <p className="text-ink-soft flex flex-wrap gap-x-4 text-sm">
        <time dateTime={entry.date}>{format.date(entry.date)}</time>
        <span>{t('lines', { count: entry.line_count })}</span>
        <span>
          {t('inquiry')}: <bdi className="ltr-value font-mono">{entry.inquiry_number}</bdi>
        </span>
      </p>
    </li>
  )
}
