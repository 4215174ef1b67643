import { ChevronLeft, RotateCcw } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { partIdOf } from '../../../../contract/shop/names.ts'
import type { RfqDetail } from '../../../../contract/shop/rfq-history.ts'
import { RFQ_HISTORY_PATH, RFQ_PATH } from '../../../../domain/paths.ts'
import { loadTexts } from '../../../../web/i18n/growing-texts.ts'
import { Link } from '../../../../web/i18n/link.tsx'
import { useFormat } from '../../../../web/i18n/use-format.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Icon } from '../../../../web/ui/icon.tsx'
import { useAddLines } from '../add/use-add-lines.ts'
import { QuotesOfRequest } from '../quotes/quotes-of-request.tsx'
import { RfqDetailLines } from './rfq-detail-lines.tsx'
import { type ReplySlot, RfqMessages } from './rfq-messages.tsx'
import { RfqStatus } from './rfq-status.tsx'

type RfqDetailsProps = {
  rfq: RfqDetail
  country: string
  /** The form to reply without an account. */
  reply?: ReplySlot
}

/** A request as it was sent. */
export function RfqDetails({ rfq, country, reply }: RfqDetailsProps) {
  const t = useTranslations('rfq_form')
  return (
    <>
      {!reply && (
        <Link
          to={RFQ_HISTORY_PATH}
          className="text-brand inline-flex min-h-6 items-center gap-1 self-start hover:underline"
        >
          <Icon of={ChevronLeft} className="flip-rtl size-4" />
          {t('back')}
        </Link>
      )}
      <Title rfq={rfq} />
      {rfq.quotes.length > 0 && <QuotesOfRequest quotes={rfq.quotes} isLinked={!reply} />}
      <RfqMessages rfq={rfq} reply={reply} />
      <section className="flex min-w-0 flex-col gap-3">
        <h3 className="text-lg">{t('sent_parts')}</h3>
        <RfqDetailLines lines={rfq.lines} />
      </section>
      <Contact rfq={rfq} country={country} />
      <AskAgain lines={rfq.lines} />
    </>
  )
}

function Title({ rfq }: { rfq: RfqDetail }) {
  const t = useTranslations('rfq_form')
  const format = useFormat()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-xl hyphens-none">{t('request', { number: rfq.rfq_number })}</h2>
        <RfqStatus status={rfq.status} />
      </div>
      <p className="text-ink-soft flex flex-wrap gap-x-4 text-sm">
        <time dateTime={rfq.date}>{format.date(rfq.date)}</time>
        <span>
          {t('inquiry')}: <bdi className="ltr-value font-mono">{rfq.inquiry_number}</bdi>
        </span>
      </p>
    </div>
  )
}

function Contact({ rfq, country }: Omit<RfqDetailsProps, 'reply'>) {
  const t = useTranslations()
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="text-lg">{t('rfq_form.sent_contact')}</h3>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name={t('forms.contact_name')}>{rfq.contact_name}</Fact>
        <Fact name={t('forms.company_name')}>{rfq.company_name}</Fact>
        <Fact name={t('forms.email')}>
          <span className="ltr-value">{rfq.email}</span>
        </Fact>
        <Fact name={t('forms.telephone')}>
          <span className="ltr-value">{rfq.telephone}</span>
        </Fact>
        <Fact name={t('forms.country')}>{country}</Fact>
        {rfq.alternates_welcome && <p className="self-end">{t('rfq_form.alternates_welcome')}</p>}
        {rfq.comment && (
          <Fact name={t('rfq_form.comment')}>
            <span className="whitespace-pre-line">{rfq.comment}</span>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function AskAgain({ lines }: Pick<RfqDetail, 'lines'>) {
  const t = useTranslations('rfq_form')
  const navigate = useNavigate()
  const addLines = useAddLines()
  const isReady = useListTexts()
  const ask = () => {
    addLines(lines.map(line => ({ ...line, partId: partIdOf(line), quantity: line.qty })))
    void navigate(RFQ_PATH)
  }
  return (
    <div className="border-hairline flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4">
      <Button variant="primary" icon={<Icon of={RotateCcw} />} disabled={!isReady} onClick={ask}>
        {t('again')}
      </Button>
      <p className="text-ink-soft max-w-prose text-sm">{t('again_text')}</p>
    </div>
  )
}

/** The messages about added lines are those of bills of materials, and are loaded late. */
function useListTexts(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    loadTexts(['bom']).then(
      () => setIsReady(true),
      () => {},
    )
  }, [])
  return isReady
}
