import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  type Agreement,
  ChangedAgreement,
  type CompanyTerms,
  removeAgreement,
  saveAgreement,
} from '../../../contract/desk/terms.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { NO_END } from '../../../domain/agreed-prices.ts'
import type { DecimalMark } from '../../../domain/read-price.ts'
import { fillIn } from '../../../web/forms/draft.ts'
import { Form } from '../../../web/forms/form.tsx'
import { FormField } from '../../../web/forms/form-field.tsx'
import { type FormValues, readForm } from '../../../web/forms/read-form.ts'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { TextField } from '../../../web/forms/text-field.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useDecimalMark } from '../../../web/i18n/use-decimal-mark.ts'
import { useFormat } from '../../../web/i18n/use-format.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import type { EditConflict } from '../../shell/edit/use-edit.ts'
import { call } from '../../shell/session/call.ts'
import { useMay } from '../../shell/session/me.ts'
import { tell } from '../../shell/session/notices.ts'
import { readBreaks, writeBreaks } from './read-breaks.ts'
import { keepTerms } from './terms-queries.ts'

export function CompanyAgreements({ terms }: { terms: CompanyTerms }) {
  const t = useTranslations('desk_customers')
  const mayGrant = useMay()('terms.grant')
  return (
    <Card level="h2" title={t('agreements')}>
      {terms.agreements.length === 0 && <p className="mb-3 text-ink-soft">{t('no_agreements')}</p>}
      <ul className="mb-4 divide-y divide-hairline empty:hidden">
        {terms.agreements.map(agreement => (
          <AgreementRow key={agreement.part_id} terms={terms} agreement={agreement} mayGrant={mayGrant} />
        ))}
      </ul>
      {mayGrant && <AgreementForm terms={terms} />}
    </Card>
  )
}

type AgreementRowProps = { terms: CompanyTerms; agreement: Agreement; mayGrant: boolean }

function AgreementRow({ terms: { id, rev }, agreement, mayGrant }: AgreementRowProps) {
  const t = useTranslations('desk_customers')
  const { count, price, date } = useFormat()
  const { part_id, part_number, manufacturer, prices, until } = agreement
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(removeAgreement, { id, part_id, rev }),
    onSuccess: keepTerms,
    onError: async error => {
      const changed = readChanged(error)
      if (changed) await keepTerms(changed.terms)
    },
  })
  return (
    <li className="flex items-center justify-between gap-4 py-2 first:pt-0">
      <div className="min-w-0">
        <p>
          <span className="ltr-value font-mono wrap-anywhere">{part_number}</span> <bdi>{manufacturer}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          <span className="ltr-value">
            {prices.map(step => `${count(step.qty)}: ${price(step.price)}`).join(' · ')}
          </span>{' '}
          · {until === NO_END ? t('no_end') : `${t('until')} ${date(until)}`}
        </p>
      </div>
      {mayGrant && (
        <Button
          size="sm"
          isBusy={isPending}
          className="shrink-0"
          aria-label={`${t('remove')} ${part_number}`}
          onClick={() => mutate()}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  )
}

function AgreementForm({ terms }: { terms: CompanyTerms }) {
  const t = useTranslations('desk_customers')
  const mark = useDecimalMark()
  /** The revision when the person began to type. */
  const seen = useRef<number | null>(null)
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([])
  const form = useForm(saveAgreement, {
    draft: `agreement-${terms.id}`,
    compose: ({ prices, ...typed }) => ({
      ...typed,
      prices: readBreaks(String(prices ?? ''), mark),
      id: terms.id,
      rev: seen.current ?? terms.rev,
    }),
    onRefused: refusal => {
      const changed = readChanged(refusal)
      if (!changed || !form.ref.current) return
      seen.current = changed.terms.rev
      setConflicts(compare(readForm(form.ref.current), changed, mark))
      void keepTerms(changed.terms)
    },
    onDone: async saved => {
      form.reset()
      seen.current = null
      setConflicts([])
      tell({ key: 'desk_customers.agreed' })
      await keepTerms(saved)
    },
  })
  const takeTheirs = (conflict: EditConflict) => {
    if (form.ref.current) fillIn(form.ref.current, { [conflict.name]: conflict.theirs })
    setConflicts(list => list.filter(other => other !== conflict))
  }
  return (
    <Form form={form} label={t('agree')}>
      <BothVersions
        conflicts={conflicts}
        nameOf={field => t(field === 'until' ? 'until' : 'prices')}
        onUse={takeTheirs}
      />
      <div
        className="flex flex-col gap-4"
        onInput={() => {
          seen.current ??= terms.rev
        }}
      >
        <TextField name="part_number" label={t('part_number')} autoComplete="off" />
        <TextField name="manufacturer" label={t('manufacturer')} autoComplete="off" isOptional />
        <FormField name="prices" label={t('prices')} hint={t('prices_hint')}>
          <TextInput name="prices" autoComplete="off" isCode />
        </FormField>
        <FormField name="until" label={t('until')} hint={t('until_hint')}>
          <TextInput name="until" type="date" />
        </FormField>
      </div>
      <SubmitButton variant="secondary" className="self-start">
        {t('agree')}
      </SubmitButton>
    </Form>
  )
}

/** The terms that another person has saved meanwhile; null for other errors. */
function readChanged(error: unknown): ChangedAgreement | null {
  return error instanceof Refusal ? (ChangedAgreement.safeParse(error.details.data).data ?? null) : null
}

/** Shown beside the typed values. Removed prices are empty. */
function compare(typed: FormValues, { part_id, terms }: ChangedAgreement, mark: DecimalMark): EditConflict[] {
  const theirs = terms.agreements.find(agreement => agreement.part_id === part_id)
  const prices = writeBreaks(theirs?.prices ?? [], mark)
  return [
    { name: 'prices', mine: String(typed.prices ?? ''), theirs: prices },
    { name: 'until', mine: String(typed.until ?? ''), theirs: theirs?.until ?? '' },
  ].filter(({ mine, theirs }) => mine !== theirs)
}
