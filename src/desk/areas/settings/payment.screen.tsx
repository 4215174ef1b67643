import { useTranslations } from 'use-intl'
import { PAY_METHODS, PAYPAL_NAME, type PayMethodId } from '../../../domain/pay-methods.ts'
import { CheckField } from '../../../web/forms/check-field.tsx'
import type { FormValues } from '../../../web/forms/read-form.ts'
import { ConflictNote } from './conflict-note.tsx'
import { useSetting } from './section-context.ts'
import { SectionForm } from './section-form.tsx'
import { SectionPage } from './section-page.tsx'

export function Component() {
  return (
    <SectionPage id="payment">
      {section => (
        <SectionForm section={section} read={readMethods}>
          <MethodFields />
        </SectionForm>
      )}
    </SectionPage>
  )
}

function MethodFields() {
  const t = useTranslations('desk_settings')
  const { value } = useSetting('pay_methods')
  const chosen = value.split(', ')
  const nameOf = (method: PayMethodId) => (method === 'paypal' ? PAYPAL_NAME : t(`methods.${method}`))
  const namesOf = (methods: string) =>
    PAY_METHODS.filter(method => methods.split(', ').includes(method))
      .map(nameOf)
      .join(', ')
  return (
    <>
      {PAY_METHODS.map(method => (
        <CheckField
          key={method}
          name={fieldOf(method)}
          defaultChecked={chosen.includes(method)}
          label={nameOf(method)}
        />
      ))}
      <ConflictNote name="pay_methods" label={t('sections.payment')} shown={namesOf} />
    </>
  )
}

function readMethods(typed: FormValues): Record<string, string> {
  return { pay_methods: PAY_METHODS.filter(method => typed[fieldOf(method)] === true).join(', ') }
}

function fieldOf(method: PayMethodId): string {
  return `method-${method}`
}
