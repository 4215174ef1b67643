import { useTranslations } from 'use-intl'
import { stepUp } from '../../../contract/desk/door.ts'
import { Form } from '../../../web/forms/form.tsx'
import { SubmitButton } from '../../../web/forms/submit-button.tsx'
import { useForm } from '../../../web/forms/use-form.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { CodeField } from './code-field.tsx'
import { useMe } from './me.ts'
import { confirmByPasskey } from './passkey.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { endStepUp, useStepUp } from './step-up.ts'

/** Asks for the second factor again before a risky action. Mounted once. */
export function StepUpDialog() {
  const t = useTranslations()
  const { waiting } = useStepUp()
  return (
    <Dialog
      size="sm"
      title={t('desk.step_up.title')}
      closeLabel={t('actions.close')}
      isOpen={waiting !== null}
      onOpenChange={isOpen => !isOpen && endStepUp(false)}
      initialFocus={() => document.querySelector<HTMLElement>('[data-step-up] :is(input, button)')}
    >
      <StepUpForm />
    </Dialog>
  )
}

function StepUpForm() {
  const t = useTranslations('desk')
  const { has_code: hasCode, has_passkey: hasPasskey } = useMe()
  const form = useForm(stepUp, { onDone: () => endStepUp(true) })
  return (
    <div data-step-up className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('step_up.text')}</p>
      {hasPasskey && (
        <PasskeyButton use={confirmByPasskey} onDone={() => endStepUp(true)}>
          {t('passkeys.confirm')}
        </PasskeyButton>
      )}
      {hasCode && (
        <Form form={form}>
          <CodeField label={t('factor.code')} hint={t('sign_in.code_hint')} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => endStepUp(false)}>{t('cancel')}</Button>
            <SubmitButton>{t('step_up.confirm')}</SubmitButton>
          </div>
        </Form>
      )}
    </div>
  )
}
