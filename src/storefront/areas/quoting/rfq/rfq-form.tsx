import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { partIdOf } from '../../../../contract/shop/names.ts'
import type { Profile } from '../../../../contract/shop/profile.ts'
import { sendRfq } from '../../../../contract/shop/rfq.ts'
import type { listCountries } from '../../../../contract/shop/site.ts'
import type { CallData } from '../../../../contract/wire/endpoint.ts'
import { rfqSentPath } from '../../../../domain/paths.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { useDecimalMark } from '../../../../web/i18n/use-decimal-mark.ts'
import { useSendOnce } from '../../../shell/captcha/use-send-once.ts'
import { isBlank } from '../../../shell/rfq-list/rfq-item.ts'
import { dropSentRfqItems, useRfqList } from '../../../shell/rfq-list/rfq-list.ts'
import { BomReminder } from '../bom/bom-reminder.tsx'
import { bomStore } from '../bom/bom-store.ts'
import { ContactFields } from './contact-fields.tsx'
import { NextSteps } from './next-steps.tsx'
import { readRequest } from './read-lines.ts'
import { RfqLines } from './rfq-lines.tsx'

type RfqFormProps = { countries: CallData<typeof listCountries>; profile: Profile | null }

/** The requested parts and the contact, sent together. */
export function RfqForm({ countries, profile }: RfqFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const mark = useDecimalMark()
  const form = useForm(sendRfq, {
    send: useSendOnce(sendRfq),
    draft: 'rfq',
    compose: typed => readRequest(typed, mark),
    onDone: async ({ rfq_number }, { lines }) => {
      await navigate(rfqSentPath(rfq_number))
      dropSentRfqItems(lines.map(line => ({ ...line, partId: partIdOf(line) })))
      if (bomStore.get()?.isAdded) bomStore.set(null)
    },
  })
  return (
    <Form form={form} label={t('titles.rfq')} className="gap-8">
      <Part title={t('rfq_form.parts')} text={t('rfq_form.parts_text')}>
        <RfqLines />
      </Part>
      <Part title={t('rfq_form.contact')} text={t('rfq_form.contact_text')}>
        <div className="grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <ContactFields countries={countries} profile={profile} />
            <BomReminder />
            <SendButton />
          </div>
          <aside className="border-hairline bg-bench rounded-md border p-4">
            <NextSteps />
          </aside>
        </div>
      </Part>
    </Form>
  )
}

/** A component of its own, so that typing a line re-renders only the fields that depend on it. */
function SendButton() {
  const t = useTranslations('rfq_form')
  const count = useRfqList().filter(item => !isBlank(item)).length
  return (
    <SubmitButton className="self-start max-sm:w-full">
      {count > 0 ? t('send', { count }) : t('send_none')}
    </SubmitButton>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-ink-soft max-w-prose">{text}</p>
      </div>
      {children}
    </section>
  )
}
