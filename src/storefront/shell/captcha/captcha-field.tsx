import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Wording } from '../../../contract/wire/messages.ts'
import { useFormState, useSay } from '../../../web/forms/form-context.ts'
import { Button } from '../../../web/ui/button.tsx'
import { classNames } from '../../../web/ui/class-names.ts'
import { Field } from '../../../web/ui/field.tsx'
import { TextInput } from '../../../web/ui/text-input.tsx'
import { CaptchaTask } from './captcha-task.tsx'
import { type CaptchaKind, useCaptcha } from './use-captcha.ts'

type CaptchaFieldProps = {
  /** By default the form's message for the field. */
  error?: Wording
  className?: string
}

/**
 * Proves that a person fills in the form: with a picture, or with a question for people who cannot see it. Sends
 * captcha_id and captcha_code, and requests a new code when the server rejects one. A form that stays open after
 * success passes a new key.
 */
export function CaptchaField({ error, className }: CaptchaFieldProps) {
  const t = useTranslations()
  const say = useSay()
  const { fields } = useFormState()
  const [kind, setKind] = useState<CaptchaKind>('image')
  const [code, setCode] = useState('')
  const { captcha, trouble, renew, renewIfOld } = useCaptcha(kind)
  const questionId = useId()
  const complaint = error ?? fields.captcha_code ?? fields.captcha_id
  const text = complaint && say(complaint)
  const isLeftEmpty = complaint && 'key' in complaint && complaint.key === 'errors.captcha_required'

  useEffect(() => {
    if (text === undefined || isLeftEmpty) return
    setCode('')
    renew()
  }, [text, isLeftEmpty, renew])

  const begin = (next: CaptchaKind) => {
    setCode('')
    if (next === kind) renew()
    setKind(next)
  }
  return (
    <div className={classNames('print:hidden', className)}>
      <Field
        label={t('captcha.label')}
        error={text}
        requiredLabel={t('actions.required')}
        describedBy={kind === 'text' ? questionId : undefined}
      >
        <CaptchaTask
          kind={kind}
          captcha={captcha}
          trouble={trouble}
          questionId={questionId}
          onRenew={() => begin(kind)}
        />
        <TextInput
          name="captcha_code"
          isCode
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={kind === 'text' ? 'numeric' : 'text'}
          value={code}
          onChange={event => setCode(event.currentTarget.value)}
          onFocus={code === '' ? renewIfOld : undefined}
          className="uppercase tracking-widest sm:max-w-62"
        />
      </Field>
      {captcha && captcha.wait_seconds > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{t('captcha.wait', { seconds: captcha.wait_seconds })}</p>
      )}
      <input type="hidden" name="captcha_id" value={captcha?.captcha_id ?? ''} />
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3 mt-1"
        onClick={() => begin(kind === 'image' ? 'text' : 'image')}
      >
        {kind === 'image' ? t('captcha.to_question') : t('captcha.to_picture')}
      </Button>
    </div>
  )
}
