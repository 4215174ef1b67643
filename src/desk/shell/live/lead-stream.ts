import { getMe } from '../../../contract/desk/door.ts'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { Refusal } from '../../../contract/wire/errors.ts'
import { LIMITS } from '../../../domain/limits.ts'
import { DESK_EVENTS_PATH } from '../../../domain/paths.ts'
import { isReachable, plainCall } from '../session/call.ts'

/** A stream that sends nothing for this time, not even a heartbeat, is opened again. */
const SILENT_MS = 1.5 * LIMITS.deskHeartbeatMs
const AGAIN_MS = 2_000

/** `kind:id`: that has changed. `back`: anything may have. `lost`: no connection. `ended`: check the session. */
export type Publish = (message: string) => void

/** Keeps the one stream of this browser open, until the signal. */
export function leadStream(publish: Publish, signal: AbortSignal): Promise<void> {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function open() {
    source = new EventSource(DESK_EVENTS_PATH)
    source.onopen = () => {
      publish('back')
      restartSilenceTimer()
    }
    source.onmessage = ({ data }) => {
      publish(String(data))
      restartSilenceTimer()
    }
    source.addEventListener('beat', restartSilenceTimer)
    source.addEventListener('ended', () => publish('ended'))
    source.onerror = () => void examine()
    restartSilenceTimer()
  }

  function later(work: () => void, ms: number) {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(work, ms)
  }

  function restartSilenceTimer() {
    later(() => void afterSilence(), SILENT_MS)
  }

  /** A proxy may hold back the stream of a server that answers. */
  async function afterSilence() {
    source?.close()
    if (!(await isReachable())) publish('lost')
    reopen()
  }

  function reopen() {
    source?.close()
    later(open, AGAIN_MS)
  }

  /** The browser gives no reason, and does not try again after a refusal. */
  async function examine() {
    const failed = source
    try {
      await plainCall(getMe)
    } catch (error) {
      if (error instanceof NoAnswer) publish('lost')
      if (error instanceof Refusal && error.status === 401) publish('ended')
    }
    if (failed === source && failed?.readyState === EventSource.CLOSED) reopen()
  }

  open()
  return new Promise(resolve => {
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      source?.close()
      resolve()
    })
  })
}
