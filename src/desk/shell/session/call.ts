import { getMe } from '../../../contract/desk/door.ts'
import { type Call, createCall, NoAnswer } from '../../../contract/wire/call.ts'
import { isRefusedFor, Refusal } from '../../../contract/wire/errors.ts'
import { shownLang } from '../texts/desk-texts.ts'
import { isLostAfter, setConnection, useConnection } from './connection.ts'
import { DESK_BASE, FACTOR_PATH, signInPath } from './door-paths.ts'
import { askStepUp } from './step-up.ts'

/** The browser adds the cookie of the desk itself. */
export const plainCall: Call = async (endpoint, input, options = {}) => {
  const call = createCall({
    fetch: (url, init) => fetch(url, init),
    lang: shownLang(),
    token: () => null,
    isStrict: import.meta.env.DEV,
  })
  const slow = setTimeout(examineSlow, SLOW_MS)
  const act = endpoint.method === 'GET' ? null : watchAct(options.signal)
  try {
    const data = await call(endpoint, input, act ? { ...options, signal: act.signal } : options)
    setConnection(false)
    return data
  } catch (error) {
    const isLost = isLostAfter(error)
    if (isLost !== null) setConnection(isLost)
    throw error
  } finally {
    clearTimeout(slow)
    act?.end()
  }
}

/** A longer call is either much work for the server, or waits on a network that drops packets. */
const SLOW_MS = 400
const SLOW_GIVE_UP_MS = 1_400
const GIVE_UP_MS = 3_000
const ACT_GIVE_UP_MS = 8_000
let isExamining = false

/**
 * An act on a network that drops packets would wait for minutes. It ends as if there were no network, once the
 * server does not answer a short call either. The person can repeat it: the server does it once, by its key, or
 * refuses a repetition.
 */
function watchAct(canceled?: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  canceled?.addEventListener('abort', () => controller.abort(canceled.reason))
  const examine = async () => {
    if (!(await isReachable())) controller.abort(new NoAnswer('no response'))
  }
  const timer = setInterval(examine, ACT_GIVE_UP_MS)
  return { signal: controller.signal, end: () => clearInterval(timer) }
}

/** A short call tells which: without an answer to it, the connection is lost within two seconds. */
async function examineSlow(): Promise<void> {
  if (isExamining || useConnection.getState().isLost) return
  isExamining = true
  await isReachable(SLOW_GIVE_UP_MS)
  isExamining = false
}

/** Whether the server answers, also with a refusal. A network that drops packets never says that it does not. */
export async function isReachable(withinMs = GIVE_UP_MS): Promise<boolean> {
  return plainCall(getMe, {}, { signal: AbortSignal.timeout(withinMs) }).then(
    () => true,
    error => error instanceof Refusal,
  )
}

/**
 * For all calls after sign-in. An ended session leads to sign-in and back, a missing second factor to its
 * setup; such calls never settle. A call that needs a fresh code asks for it and is repeated.
 */
export const call: Call = async (...request) => {
  try {
    return await plainCall(...request)
  } catch (error) {
    if (error instanceof Refusal && error.code === 4001) return leaveFor(signInPath(currentPath()))
    if (isRefusedFor(error, 'desk_errors.factor_required')) return leaveFor(FACTOR_PATH)
    if (isRefusedFor(error, 'desk_errors.step_up_required') && (await askStepUp()))
      return plainCall(...request)
    throw error
  }
}

let isLeaving = false

/**
 * As a new document, so that nothing of the old session stays in memory. The first call counts: after signing out,
 * the stream also tells that the session has ended.
 */
export function leaveFor(path: string): Promise<never> {
  if (!isLeaving) location.assign(DESK_BASE + path)
  isLeaving = true
  return new Promise(() => {})
}

function currentPath(): string {
  return location.pathname.slice(DESK_BASE.length) + location.search
}
