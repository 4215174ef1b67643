import { type FormEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { sayWith } from '../../../../contract/wire/messages.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'
import { tellReply } from '../../notices/notices.ts'

/**
 * The server validates the address and provides all messages. The form is on every page, and `Form` would add the
 * validation code to each of them.
 */
export function SubscribeForm() {
  const t = useTranslations()
  const lang = useLang()
  const id = useId()
  const isReady = useIsHydrated()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    try {
      const { sendSubscription } = await import('./send-subscription.ts')
      await sendSubscription(form, lang, sayWith(t))
    } catch {
      tellReply(t('error.offline_text'), true)
    }
  }
  return (
    // If a browser ever submits it natively, the address must not end up in a URL.
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="noscript:hidden max-w-112 min-w-0 flex-1 basis-80"
    >
      <label htmlFor={id} className="block leading-tight font-semibold">
        {t('footer.newsletter')}
      </label>
      <p className="text-ink-soft mt-2 mb-3">{t('footer.newsletter_text')}</p>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="subscriber"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          placeholder={t('footer.email')}
          className="border-field bg-paper placeholder:text-ink-soft h-10 min-w-0 flex-[999_1_13rem] rounded-md border px-3"
        />
        <button type="submit" disabled={!isReady} className={buttonClass({ className: 'grow' })}>
          {t('footer.subscribe')}
        </button>
      </div>
    </form>
  )
}
