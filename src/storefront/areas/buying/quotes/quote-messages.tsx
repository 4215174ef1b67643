import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import { askAboutQuote } from '../../../../contract/shop/quotes.ts'
import { Form } from '../../../../web/forms/form.tsx'
import { FormField } from '../../../../web/forms/form-field.tsx'
import { SubmitButton } from '../../../../web/forms/submit-button.tsx'
import { useForm } from '../../../../web/forms/use-form.ts'
import { LocalTime } from '../../../../web/i18n/local-time.tsx'
import { Card } from '../../../../web/ui/card.tsx'
import { TextArea } from '../../../../web/ui/text-area.tsx'
import { ThreadMessage } from '../../../../web/ui/thread-message.tsx'
import type { QuoteData } from './load-quote.ts'

/** The messages of our sales team and the buyer about the quote, and a form for more. */
export function QuoteMessages({ quote, quoteKey: key }: Pick<QuoteData, 'quote' | 'quoteKey'>) {
  const t = useTranslations('quote')
  const { quote_number, messages } = quote
  const { revalidate } = useRevalidator()
  const form = useForm(askAboutQuote, {
    extra: { quote_number, key },
    draft: `quote-message-${quote_number}`,
    onDone: () => {
      form.reset()
      return revalidate()
    },
  })
  return (
    <section id="messages" className="min-w-0 scroll-mt-4">
      <Card title={t('messages')}>
        <ol className="divide-hairline mb-4 divide-y empty:hidden" aria-live="polite">
          {messages.map(({ author, time, body }) => (
            <ThreadMessage
              key={`${time} ${author}`}
              author={t(author === 'shop' ? 'from_shop' : 'from_you')}
              time={<LocalTime time={time} />}
              body={body}
            />
          ))}
        </ol>
        <Form form={form} label={t('ask')}>
          <FormField name="body" label={t('message')}>
            <TextArea name="body" dir="auto" rows={3} />
          </FormField>
          <SubmitButton variant="secondary" className="self-start">
            {t('send_message')}
          </SubmitButton>
        </Form>
      </Card>
    </section>
  )
}
