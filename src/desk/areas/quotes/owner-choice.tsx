import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { assignQuote, type QuoteDetail } from '../../../contract/desk/quotes.ts'
import { Field } from '../../../web/ui/field.tsx'
import { PlainSelect } from '../../shell/page/plain-select.tsx'
import { call } from '../../shell/session/call.ts'
import { keepPresent, keepQuote, peopleQuery } from './quotes-query.ts'

const NOBODY = 'none'

export function OwnerChoice({ quote: { number, rev, owner } }: { quote: QuoteDetail }) {
  const t = useTranslations('desk.list')
  const { data: people = [] } = useQuery(peopleQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: (staff_id: number | null) => call(assignQuote, { number, staff_id, rev }),
    onSuccess: keepQuote,
    onError: keepPresent,
  })
  const known = owner && !people.some(({ id }) => id === owner.id) ? [owner, ...people] : people
  return (
    <Field label={t('owner')} className="max-w-72">
      <PlainSelect
        isDisabled={isPending}
        value={owner ? String(owner.id) : NOBODY}
        options={[
          { value: NOBODY, label: t('nobody') },
          ...known.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onValueChange={value => mutate(value === NOBODY ? null : Number(value))}
      />
    </Field>
  )
}
