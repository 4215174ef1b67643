import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { counterQuote, type QuotedLine } from '../../../../contract/shop/quotes.ts'
import { LIMITS } from '../../../../domain/limits.ts'
import { type DecimalMark, readPrice } from '../../../../domain/read-price.ts'
import { readQuantity } from '../../../../domain/read-quantity.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import type { FormValues } from '../../../../web/forms/read-form.ts'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { useDecimalMark } from '../../../../web/i18n/use-decimal-mark.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { PartNumber } from '../../../../web/ui/part-number.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { TextInput } from '../../../../web/ui/text-input.tsx'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'
import { type Picked, quoteGroups, takenLine } from './choices.ts'
import { hasMovedOn } from './has-moved-on.ts'
import type { QuoteData } from './load-quote.ts'

type CounterCardProps = Pick<QuoteData, 'quote' | 'quoteKey'> & { picked: Picked }

/** Asks for another price or quantity. */
export function CounterCard(props: CounterCardProps) {
  const t = useTranslations('quote')
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useIsHydrated()
  return (
    <Card title={t('counter')}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t('counter_text')}</p>
        {isOpen ? (
          <CounterForm {...props} onDone={() => setIsOpen(false)} />
        ) : (
          <Button className="self-start" disabled={!isHydrated} onClick={() => setIsOpen(true)}>
            {t('counter')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function CounterForm({ quote, quoteKey: key, picked, onDone }: CounterCardProps & { onDone: () => void }) {
  const t = useTranslations('quote')
  const mark = useDecimalMark()
  const { revalidate } = useRevalidator()
  const lines = quoteGroups(quote.lines).map(group => takenLine(group, picked) ?? group.main)
  const form = useForm(counterQuote, {
    extra: { quote_number: quote.quote_number, key, version: quote.version },
    compose: typed => ({
      lines: lines.map((line, place) => ({ line_id: line.line_id, ...readCounterLine(typed, place, mark) })),
      note: typed.note,
    }),
    onRefused: refusal => hasMovedOn(refusal) && void revalidate(),
    onDone: async () => {
      await revalidate()
      onDone()
    },
  })
  return (
    <Form form={form} label={t('counter')}>
      <ol className="flex flex-col gap-4">
        {lines.map((line, place) => (
          <CounterLine key={line.line_id} line={line} place={place} />
        ))}
      </ol>
      <FormField name="note" label={t('message')} isOptional>
        <TextArea name="note" dir="auto" rows={2} maxLength={LIMITS.commentLength} />
      </FormField>
      <SubmitButton variant="secondary" className="self-start">
        {t('counter_send')}
      </SubmitButton>
    </Form>
  )
}

/** Unreadable numbers are sent to the check, which has the message. */
function readCounterLine(typed: FormValues, place: number, mark: DecimalMark) {
  const text = (name: string) => String(typed[`lines.${place}.${name}`] ?? '').trim()
  const qty = text('qty')
  return {
    price: readPrice(text('price'), mark),
    qty: qty === '' ? null : (readQuantity(qty) ?? Number.NaN),
    note: text('note'),
  }
}

function CounterLine({ line, place }: { line: QuotedLine; place: number }) {
  const t = useTranslations('quote')
  const name = (field: string) => `lines.${place}.${field}`
  return (
    <li>
      <fieldset className="grid min-w-0 gap-3 sm:grid-cols-[8rem_8rem_minmax(0,1fr)]">
        <legend className="mb-1">
          <PartNumber value={line.part_number} size="sm" />
        </legend>
        <FormField name={name('price')} label={t('wanted_price')} isOptional>
          <TextInput name={name('price')} inputMode="decimal" autoComplete="off" isCode size="sm" />
        </FormField>
        <FormField name={name('qty')} label={t('wanted_qty')} isOptional>
          <TextInput name={name('qty')} inputMode="numeric" autoComplete="off" isCode size="sm" />
        </FormField>
        <FormField name={name('note')} label={t('note')} isOptional>
          <TextInput name={name('note')} autoComplete="off" size="sm" maxLength={LIMITS.addressLineLength} />
        </FormField>
      </fieldset>
    </li>
  )
}
