import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Quote } from '../../../../contract/shop/quotes.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { useLocalTime } from '../../../../web/i18n/use-local-time.ts'
import { Card } from '../../../../web/ui/card.tsx'
import { phoneAddress } from '../../../shell/chrome/contact-addresses.ts'
import { useShopName, useSite } from '../../../shell/page/site-data.ts'
import { Fact } from '../orders/fact.tsx'
import { hasOffers } from './choices.ts'
import { TimeLeft } from './time-left.tsx'

/** Validity, terms, and the people on both sides. */
export function QuoteSides({ quote }: { quote: Quote }) {
  const t = useTranslations('quote')
  return (
    <div className="grid min-w-0 gap-6 sm:max-lg:grid-cols-2">
      <TermsCard quote={quote} />
      <Card title={t('contact')}>
        <dl className="flex flex-col gap-3">
          <Fact name={t('from')}>
            <Seller />
          </Fact>
          <Fact name={t('for')}>
            <Texts texts={[quote.company_name, quote.contact_name]} />
            <span className="ltr-value">{quote.email}</span>
          </Fact>
        </dl>
      </Card>
    </div>
  )
}

function TermsCard({ quote }: { quote: Quote }) {
  const t = useTranslations('quote')
  const isOffer = hasOffers(quote)
  const facts = useTerms(quote, isOffer)
  if (!isOffer && facts.length === 0) return null
  return (
    <Card title={t('terms')}>
      <dl className="flex flex-col gap-3">
        {isOffer && <Validity quote={quote} />}
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </Card>
  )
}

function Validity({ quote }: { quote: Quote }) {
  const t = useTranslations('quote')
  const validUntil = useTranslations('quotes')('valid_until')
  return (
    <>
      <Fact name={validUntil}>
        <LocalTime time={quote.valid_until} />
        {quote.is_open && <TimeLeft until={quote.valid_until} />}
      </Fact>
      {quote.is_open && (
        <Fact name={t('reserved')}>
          {quote.held_until ? <HeldUntil time={quote.held_until} /> : t('not_reserved')}
        </Fact>
      )}
    </>
  )
}

function HeldUntil({ time }: { time: string }) {
  const t = useTranslations('quote')
  return t('reserved_until', { time: useLocalTime(time) })
}

function useTerms(quote: Quote, isOffer: boolean): [string, ReactNode][] {
  const t = useTranslations('quote')
  const sayCheckout = useTranslations('checkout')
  const { shipping, incoterm, pay_terms, rfq_number, note } = quote
  const ofOffer: [string, ReactNode][] = [
    [
      sayCheckout('shipping'),
      shipping && <Texts texts={[`${shipping.carrier} ${shipping.service}`.trim(), shipping.country_name]} />,
    ],
    [t('incoterm'), incoterm && <bdi>{incoterm}</bdi>],
    [t('pay_terms'), pay_terms && <bdi className="whitespace-pre-line">{pay_terms}</bdi>],
  ]
  const ofReply: [string, ReactNode][] = [
    [t('request'), rfq_number && <bdi className="ltr-value font-mono">{rfq_number}</bdi>],
    [t('note'), note && <bdi className="whitespace-pre-line">{note}</bdi>],
  ]
  return [...(isOffer ? ofOffer : []), ...ofReply].filter(([, value]) => value)
}

function Seller() {
  const { contact_tel: tel, contact_email: email } = useSite()?.config ?? {}
  return (
    <>
      <Texts texts={[useShopName()]} />
      {email && (
        <a href={`mailto:${email}`} className="text-brand block min-h-6 hover:underline">
          <bdi>{email}</bdi>
        </a>
      )}
      {tel && (
        <a href={phoneAddress(tel)} className="text-brand block min-h-6 hover:underline">
          <bdi className="ltr-value">{tel}</bdi>
        </a>
      )}
    </>
  )
}

function Texts({ texts }: { texts: string[] }) {
  return [...new Set(texts.filter(Boolean))].map(text => (
    <span key={text} className="block">
      <bdi>{text}</bdi>
    </span>
  ))
}
