import { useCallback, useEffect, useState } from 'react'
import { getCaptcha } from '../../../contract/shop/captcha.ts'
import type { CallData } from '../../../contract/wire/endpoint.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import type { Wording } from '../../../contract/wire/messages.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { useCall } from '../../../web/browser/use-call.ts'
import { noteUsable } from './until-usable.ts'

export type CaptchaKind = 'image' | 'text'
type Captcha = CallData<typeof getCaptcha>

type Answer = { requestId: string; captcha: Captcha | null; trouble: Wording | null; oldAt: number }
type CaptchaHandle = Pick<Answer, 'captcha' | 'trouble'> & {
  renew: () => void
  /** Renews an old code when the visitor reaches the field, so that it does not expire while being typed. */
  renewIfOld: () => void
}

const NONE: Answer = { requestId: '', captcha: null, trouble: null, oldAt: 0 }
const FAILED: Wording = { key: 'captcha.failed' }
const TYPING_SECONDS = 60

/** Requests a code from the server: a new one for each kind and for each renewal. */
export function useCaptcha(kind: CaptchaKind): CaptchaHandle {
  const call = useCall()
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState(NONE)
  const requestId = `${kind} ${turn}`
  useEffect(() => {
    const late = new AbortController()
    const settle = (outcome: Pick<Answer, 'captcha' | 'trouble'>) => {
      if (!late.signal.aborted) setAnswer({ requestId, oldAt: ageLimit(), ...outcome })
    }
    call(getCaptcha, { kind }, { signal: late.signal }).then(
      captcha => {
        noteUsable(captcha.captcha_id, captcha.wait_seconds)
        settle({ captcha, trouble: null })
      },
      error => settle({ captcha: null, trouble: error instanceof Refusal ? error.wording : FAILED }),
    )
    return () => late.abort()
  }, [call, kind, requestId])

  const renew = useCallback(() => setTurn(last => last + 1), [])
  const { captcha, trouble, oldAt } = answer.requestId === requestId ? answer : NONE
  const renewIfOld = () => {
    if (captcha && Date.now() > oldAt) renew()
  }
  return { captcha, trouble, renew, renewIfOld }
}

function ageLimit(): number {
  return Date.now() + (LIMITS.captchaSeconds - TYPING_SECONDS) * 1000
}
