import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '../ui/class-names.ts'
import { Notice } from '../ui/notice.tsx'
import { FormProvider, useSay } from './form-context.ts'
import type { FormHandle } from './use-form.ts'

type FormProps = {
  form: FormHandle
  children: ReactNode
  /** A link or button beside the text above the form. */
  noticeAction?: ReactNode
  /** The form's accessible name. */
  label?: string
  className?: string
}

/** The frame of every form: errors of the whole form are above the fields. See useForm. */
export function Form({ form, children, noticeAction, label, className }: FormProps) {
  const t = useTranslations('forms')
  const { recall } = form
  // Here and not in useForm: the component with the form may render its fields later, or again.
  useEffect(recall, [recall])
  return (
    <FormProvider value={form}>
      <form
        ref={form.ref}
        // If a browser ever submits it natively, the input must not end up in a URL.
        method="post"
        noValidate
        aria-label={label}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        className={classNames('flex min-w-0 flex-col gap-4', className)}
      >
        <noscript>
          <Notice tone="warning">{t('needs_javascript')}</Notice>
        </noscript>
        <FormNotice form={form} action={noticeAction} />
        {children}
      </form>
    </FormProvider>
  )
}

function FormNotice({ form, action }: { form: FormHandle; action: ReactNode }) {
  const say = useSay()
  const text = form.problem?.text
  if (!text) return null
  return (
    <div tabIndex={-1} data-form-notice className="rounded-md">
      <Notice tone="error" action={action}>
        {say(text)}
      </Notice>
    </div>
  )
}
