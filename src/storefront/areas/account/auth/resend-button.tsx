import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { resendLink } from '../../../../contract/shop/account.ts'
import type { Wording } from '../../../../contract/wire/messages.ts'
import type { AccountLink } from '../../../../domain/account-links.ts'
import { useCall } from '../../../../web/browser/use-call.ts'
import { checkedInput } from '../../../../web/forms/checked-input.ts'
import { useSay } from '../../../../web/forms/form-context.ts'
import { wordingOf } from '../../../../web/forms/problem.ts'
import { Button } from '../../../../web/ui/button.tsx'
import { ErrorText } from '../../../../web/ui/error-text.tsx'

const PAUSE_SECONDS = 60

type ResendButtonProps = {
  type: AccountLink
  email: () => string
  label: string
  /** A mail has just been sent. */
  isPausedFromStart?: boolean
  size?: 'md' | 'sm'
}

type Outcome = 'none' | 'sending' | 'sent' | { problem: Wording }

export function ResendButton({ type, email, label, isPausedFromStart = false, size }: ResendButtonProps) {
  const t = useTranslations('auth')
  const call = useCall({ asVisitor: true })
  const pause = usePause(PAUSE_SECONDS, isPausedFromStart)
  const [outcome, setOutcome] = useState<Outcome>('none')

  const resend = async () => {
    setOutcome('sending')
    try {
      await call(resendLink, checkedInput(resendLink, { email: email(), type }))
      setOutcome('sent')
      pause.start()
    } catch (error) {
      setOutcome({ problem: wordingOf(error) })
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        size={size}
        isBusy={outcome === 'sending'}
        // Not disabled, because a disabled button loses the focus.
        aria-disabled={pause.left > 0 || undefined}
        onClick={pause.left > 0 ? undefined : resend}
        className="aria-disabled:border-hairline aria-disabled:bg-sold-out-soft aria-disabled:text-sold-out"
      >
        {pause.left > 0 ? t('resend_in', { seconds: pause.left }) : label}
      </Button>
      <ResendOutcome outcome={outcome} />
    </div>
  )
}

/** The seconds until an action is allowed again; `start` restarts the countdown. */
function usePause(seconds: number, isOnFromStart: boolean): { left: number; start: () => void } {
  const [until, setUntil] = useState<number | null>(null)
  const [left, setLeft] = useState(isOnFromStart ? seconds : 0)
  const isOn = left > 0
  useEffect(() => {
    if (!isOn) return
    // By the clock, because browsers slow down the timers of background tabs.
    const end = until ?? Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500)
    return () => clearInterval(timer)
  }, [isOn, until, seconds])

  const start = () => {
    setUntil(Date.now() + seconds * 1000)
    setLeft(seconds)
  }
  return { left, start }
}

function ResendOutcome({ outcome }: { outcome: Outcome }) {
  const t = useTranslations('auth')
  const say = useSay()
  return (
    <div role="status" className="text-sm text-ink-soft empty:hidden">
      {outcome === 'sent' && t('resent')}
      {typeof outcome === 'object' && <ErrorText>{say(outcome.problem)}</ErrorText>}
    </div>
  )
}
