import { type FormEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import { sayWith } from '../../../../contract/wire/messages.ts'
import { useLang } from '../../../../web/i18n/lang.tsx'
import { buttonClass } from '../../../../web/ui/button-class.ts'
import { useIsHydrated } from '../../../../web/ui/use-is-hydrated.ts'
import { tellReply } from '../../notices/notices.ts'

/**
 * Whether an address is one is for the server to say; so is everything else that is said here. It stands on every page,
 * and a `Form` with its checks would be loaded with every one of them.
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
    // Should a browser ever send it by itself, the address may not end up in another one.
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
