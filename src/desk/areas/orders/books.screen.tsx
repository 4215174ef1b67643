import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { exportBook } from '../../../contract/desk/papers.ts'
import { saveCsv } from '../../../web/browser/save-file.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Field } from '../../../web/ui/field.tsx'
import { Icon } from '../../../web/ui/icon.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { PageTitle } from '../../shell/page/page-title.tsx'
import { call } from '../../shell/session/call.ts'

/** Payments and papers of a month for the bookkeeping. The month is in the address. */
export function Component() {
  const t = useTranslations('desk_orders')
  const [search, setSearch] = useSearchParams()
  const month = search.get('month') ?? new Date().toISOString().slice(0, 7)
  return (
    <>
      <BackLink to="/orders">{t('back')}</BackLink>
      <PageTitle title={t('books')} text={t('books_text')} />
      <Card className="max-w-md">
        <Field label={t('month')}>
          <TextInput
            type="month"
            value={month}
            onChange={event => setSearch({ month: event.currentTarget.value }, { replace: true })}
          />
        </Field>
        <div className="mt-4 flex flex-wrap gap-2">
          <Book book="receipts" month={month} />
          <Book book="papers" month={month} />
        </div>
      </Card>
    </>
  )
}

function Book({ book, month }: { book: 'receipts' | 'papers'; month: string }) {
  const t = useTranslations('desk_orders')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(exportBook, { book, month }),
    onSuccess: ({ file_name, content }) => saveCsv(file_name, content),
  })
  return (
    <Button icon={<Icon of={FileDown} />} isBusy={isPending} disabled={month === ''} onClick={() => mutate()}>
      {t(`book_${book}`)}
    </Button>
  )
}
