import { subscribe } from '../../../../contract/shop/subscriptions.ts'
import { Refusal } from '../../../../contract/wire/errors.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import type { Lang } from '../../../../domain/locales.ts'
import { tellReply } from '../../notices/notices.ts'
import { browserCall } from '../../page/browser-call.ts'
import { leaveRefused } from '../../page/shop-api.ts'

let isSending = false

/** Shows the server's message. The field is cleared only if the address was accepted. */
export async function sendSubscription(
  form: HTMLFormElement,
  lang: Lang,
  say: (wording: Wording) => string,
): Promise<void> {
  if (isSending) return
  isSending = true
  const email = String(new FormData(form).get('subscriber') ?? '')
  try {
    await ask(lang, email)
    form.reset()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 4001) return leaveRefused(lang)
    tellReply(say(error.details.fields?.email ?? error.wording), true)
    form.querySelector('input')?.focus()
  } finally {
    isSending = false
  }
}

async function ask(lang: Lang, email: string): Promise<void> {
  // Not strict: an invalid address is the server's to reject and not a bug.
  const call = browserCall(lang, { isStrict: false })
  await call(subscribe, { email }, { onMessage: text => tellReply(text) })
}
