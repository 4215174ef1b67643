import { useTranslations } from 'use-intl'
import { endWatch, type WatchedPart } from '../../../../contract/shop/watches.ts'
import { partPath } from '../../../../domain/paths.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { useAct } from '../use-act.ts'
import { AccountSection } from './account-section.tsx'

/** The customer's stock alerts; nothing without any. */
export function Watches({ watches }: { watches: readonly WatchedPart[] }) {
  const t = useTranslations('account')
  if (watches.length === 0) return null
  return (
    <AccountSection title={t('watches')} text={t('watches_text')}>
      <ul className="divide-hairline border-hairline divide-y border-y">
        {watches.map(watch => (
          <li key={watch.token} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Entry watch={watch} />
            <EndButton watch={watch} />
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

function Entry({ watch }: { watch: WatchedPart }) {
  const t = useTranslations('account')
  const format = useFormat()
  return (
    <div className="min-w-0 flex-1 basis-48">
      <Link to={partPath(watch.goods_page_url)} className="text-brand hover:underline">
        <PartNumber value={watch.part_number} />
      </Link>{' '}
      <bdi className="text-ink-soft">{watch.brand_name}</bdi>
      <p className="text-ink-soft text-sm">
        {t('watch_line', { quantity: format.count(watch.qty), stock: format.count(watch.stock) })}
      </p>
    </div>
  )
}

function EndButton({ watch: { token, part_number } }: { watch: WatchedPart }) {
  const t = useTranslations('account')
  const call = useCall()
  const { isBusy, run } = useAct()
  return (
    <Button
      size="sm"
      isBusy={isBusy}
      aria-label={t('end_watch_of', { number: part_number })}
      onClick={() => run(() => call(endWatch, { token }), t('watch_ended'))}
    >
      {t('end_watch')}
    </Button>
  )
}
