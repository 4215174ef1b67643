import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type QuoteDetail, saveQuote } from '../../../contract/desk/quotes.ts'
import type { MessageKey } from '../../../contract/wire/messages.ts'
import { countryName } from '../../../domain/country-names.ts'
import { DEFAULT_LANG, isLang, LOCALES, langOr } from '../../../domain/locales.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { useLang } from '../../../web/i18n/lang.tsx'
import { LocalTime } from '../../../web/i18n/local-time.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Card } from '../../../web/ui/card.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { BothVersions } from '../../shell/edit/both-versions.tsx'
import { countriesQuery } from '../../shell/edit/countries-query.ts'
import { useEdit } from '../../shell/edit/use-edit.ts'
import { useEditDraft } from '../../shell/edit/use-edit-draft.ts'
import { useLateFocus } from '../../shell/edit/use-late-focus.ts'
import { FactList, type ListedFact } from '../../shell/page/fact-list.tsx'
import { useMay } from '../../shell/session/me.ts'
import { queryClient } from '../../shell/session/query-client.ts'
import { QuoteContactFields, toContact } from './contact-fields.tsx'
import { presentOf, quoteQuery } from './quotes-query.ts'

/** The buyer, and whether they have seen the quote. */
export function QuoteBuyer({ quote }: { quote: QuoteDetail }) {
  const t = useTranslations()
  const lang = useLang()
  const may = useMay()
  const [isEditing, setIsEditing] = useState(false)
  const canEdit = quote.draft_version !== null && may('quote.edit')
  const facts: ListedFact[] = [
    [t('forms.company_name'), quote.company_name],
    [t('forms.contact_name'), quote.contact_name],
    [t('forms.email'), quote.email],
    [t('forms.telephone'), quote.telephone],
    [t('forms.country'), countryName(lang, quote.country)],
    [t('desk_quotes.language'), LOCALES[langOr(quote.lang, DEFAULT_LANG)].name],
    [t('desk_quotes.account'), t(quote.has_account ? 'desk_quotes.yes' : 'desk_quotes.no')],
    ...timeFact(t('desk_quotes.sent_time'), quote.sent_time),
    ...timeFact(t('desk_quotes.seen'), quote.seen_time),
  ]
  return (
    <Card
      level="h2"
      title={t('desk_quotes.buyer')}
      action={
        canEdit && (
          <Button size="sm" variant="quiet" onClick={() => setIsEditing(true)}>
            {t('desk_quotes.edit')}
          </Button>
        )
      }
    >
      <FactList facts={facts} />
      {quote.state === 'sent' && quote.seen_time === null && (
        <p className="mt-3 text-sm text-ink-soft">{t('desk_quotes.not_seen')}</p>
      )}
      <Dialog
        size="md"
        title={t('desk_quotes.buyer')}
        closeLabel={t('actions.close')}
        isOpen={isEditing}
        onOpenChange={setIsEditing}
        initialFocus={() => document.querySelector<HTMLElement>('[role="dialog"] input')}
      >
        <ContactForm quote={quote} onDone={() => setIsEditing(false)} />
      </Dialog>
    </Card>
  )
}

function timeFact(name: string, time: string | null): [string, ReactNode][] {
  return time ? [[name, <LocalTime key={name} time={time} />]] : []
}

function ContactForm({ quote, onDone }: { quote: QuoteDetail; onDone: () => void }) {
  const t = useTranslations()
  const lang = useLang()
  const { data: countries } = useQuery(countriesQuery)
  const { number } = quote
  const edit = useEdit({ present: quote, fieldsOf: contactOf, read: presentOf })
  const draft = useEditDraft('quote-contact', number, edit.base.rev)
  const form = useForm(saveQuote, {
    draft,
    extra: { number, rev: edit.rev },
    compose: typed => toContact(edit.compose(typed)),
    onDone: async () => {
      onDone()
      await queryClient.invalidateQueries({ queryKey: quoteQuery(number).queryKey })
    },
    onRefused: edit.onRefused,
  })
  useLateFocus(form.ref, countries !== undefined)
  if (!countries) return null
  const sayValue = (field: string, value: string) => {
    if (field === 'contact.country') return countryName(lang, value)
    return field === 'contact.lang' && isLang(value) ? LOCALES[value].name : value
  }
  return (
    <Form form={form}>
      <BothVersions
        conflicts={edit.conflicts}
        nameOf={field => t(CONTACT_LABELS[field] ?? 'desk_quotes.buyer')}
        sayValue={sayValue}
        onUse={edit.takeTheirs}
      />
      <div ref={edit.box} key={edit.generation}>
        <QuoteContactFields contact={edit.base} countries={countries} />
      </div>
      <SubmitButton className="self-end">{t('desk.save')}</SubmitButton>
    </Form>
  )
}

const CONTACT_LABELS: Record<string, MessageKey> = {
  'contact.email': 'forms.email',
  'contact.contact_name': 'forms.contact_name',
  'contact.company_name': 'forms.company_name',
  'contact.telephone': 'forms.telephone',
  'contact.country': 'forms.country',
  'contact.lang': 'desk_quotes.language',
}

function contactOf({ email, contact_name, company_name, telephone, country, lang }: QuoteDetail) {
  return {
    ...{ 'contact.email': email, 'contact.contact_name': contact_name, 'contact.company_name': company_name },
    ...{ 'contact.telephone': telephone, 'contact.country': country, 'contact.lang': lang },
  }
}
