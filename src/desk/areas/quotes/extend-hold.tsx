import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { extendQuote, type QuoteDetail } from '../../../contract/desk/quotes.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { tell } from '../../shell/session/notices.ts'
import { defaultsQuery, keepPresent, keepQuote } from './quotes-query.ts'
import { dayOf } from './terms.ts'

type ExtendHoldProps = { quote: QuoteDetail | null; onClose: () => void }

/** Keeps the pieces longer, or takes them again. */
export function ExtendHold({ quote, onClose }: ExtendHoldProps) {
  const t = useTranslations()
  return (
    <Dialog
      size="sm"
      title={t('desk_quotes.acts.extend')}
      closeLabel={t('actions.close')}
      isOpen={quote !== null}
      onOpenChange={isOpen => !isOpen && onClose()}
      initialFocus={() => document.querySelector<HTMLElement>('[role="dialog"] input')}
    >
      {quote && <HoldForm quote={quote} onClose={onClose} />}
    </Dialog>
  )
}

const DAY_MS = 24 * 3_600_000

function HoldForm({
  quote: { number, rev, valid_until },
  onClose,
}: {
  quote: QuoteDetail
  onClose: () => void
}) {
  const t = useTranslations('desk_quotes')
  const { data: defaults } = useQuery(defaultsQuery)
  const days = defaults?.hold_days ?? 0
  const latest = Math.min(
    Date.now() + days * DAY_MS,
    Date.parse(valid_until ?? '') || Number.POSITIVE_INFINITY,
  )
  const form = useForm(extendQuote, {
    extra: { number, rev },
    draft: `extend-${number}`,
    compose: ({ hold_until }) => ({ hold_until: endOfDay(String(hold_until), latest) }),
    onDone: async quote => {
      tell({ key: 'desk_quotes.done.extend', values: { number } })
      onClose()
      await keepQuote(quote)
    },
    onRefused: keepPresent,
  })
  if (!defaults) return null
  return (
    <Form form={form}>
      <FormField name="hold_until" label={t('hold_until')} hint={t('hold_hint', { days })}>
        <TextInput name="hold_until" type="date" max="9999-12-31" defaultValue={dayOf(latest)} />
      </FormField>
      <SubmitButton className="self-end">{t('acts.extend')}</SubmitButton>
    </Form>
  )
}

/** The last allowed moment of the last allowed day, so that this day can be chosen. */
function endOfDay(day: string, latest: number): string {
  const end = Date.parse(`${day}T23:59:59`)
  if (Number.isNaN(end)) return day
  return new Date(day === dayOf(latest) ? Math.min(end, latest) : end).toISOString()
}
