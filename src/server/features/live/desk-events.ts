import { Refusal } from '../../../contract/wire/errors.ts'
import { isSentTo, kindOf } from '../../../domain/desk-events.ts'
import { LIMITS } from '../../../domain/limits.ts'
import type { StaffIdentity } from '../../context.ts'
import type { DatabaseChanges } from '../../database/changes.ts'

/** Events are sent at most this often. */
const GAP_MS = 50
/** Long enough for all changes of one transaction. */
const TOGETHER_MS = 5
/** More changes of one kind at once are sent as `kind:*`. */
const MOST_OF_KIND = 20
const RETRY_MS = 1_000
const RETRY_SECONDS = 2
/** A browser that reads too slowly is disconnected; it loads everything again when it is back. */
const MOST_WAITING = 500

export type DeskEvents = {
  /** A stream of server-sent events for one browser. */
  open: (staff: StaffIdentity) => ReadableStream<Uint8Array>
}

type Listening = { staff: StaffIdentity; controller: ReadableStreamDefaultController<Uint8Array> }

/** Forwards changes of the database to all browsers that have the desk open in this process. */
export function createDeskEvents(
  changes: Pick<DatabaseChanges, 'onDesk'>,
  stopping: AbortSignal,
  heartbeatMs: number = LIMITS.deskHeartbeatMs,
): DeskEvents {
  const streams = new Set<Listening>()
  let waiting = new Set<string>()
  let sentAt = 0
  let beat: NodeJS.Timeout | undefined

  changes.onDesk(change => {
    if (change === null) return endAll()
    const [kind, id] = change.split(':')
    if (kind === 'ended') return endSession(Number(id))
    if (kind === 'rights') return endAll(({ staff }) => staff.staffId === Number(id))
    if (streams.size === 0) return
    if (waiting.size === 0)
      setTimeout(flush, Math.max(TOGETHER_MS, sentAt + GAP_MS - performance.now())).unref()
    waiting.add(change)
  })
  stopping.addEventListener('abort', () => endAll())

  function flush() {
    const changed = foldedChanges(waiting)
    waiting = new Set()
    sentAt = performance.now()
    for (const stream of streams) {
      const sent = changed.filter(change => isSentTo(change, rightsOf(stream.staff)))
      if (sent.length > 0) send(stream, sent.map(change => `data: ${change}\n\n`).join(''))
    }
  }

  function endSession(id: number) {
    const own = [...streams].filter(({ staff }) => staff.sessionId === id)
    for (const stream of own) {
      send(stream, 'event: ended\ndata: session\n\n')
      end(stream)
    }
  }

  function endAll(isWanted: (stream: Listening) => boolean = () => true) {
    for (const stream of [...streams].filter(isWanted)) end(stream)
  }

  function end(stream: Listening) {
    if (!forget(stream)) return
    stream.controller.close()
  }

  function forget(stream: Listening): boolean {
    const isKnown = streams.delete(stream)
    if (streams.size === 0) clearInterval(beat)
    return isKnown
  }

  function send(stream: Listening, text: string) {
    if (!streams.has(stream)) return
    stream.controller.enqueue(encoder.encode(text))
    if ((stream.controller.desiredSize ?? 0) < -MOST_WAITING) end(stream)
  }

  function start(stream: Listening) {
    if (streams.size === 0)
      beat = setInterval(() => {
        for (const open of streams) send(open, 'event: beat\ndata: ok\n\n')
      }, heartbeatMs).unref()
    streams.add(stream)
    send(stream, `retry: ${RETRY_MS}\nevent: beat\ndata: ok\n\n`)
  }

  return {
    open: staff => {
      if (stopping.aborted) throw new Refusal(503, { retryAfterSeconds: RETRY_SECONDS })
      const own = [...streams].filter(stream => stream.staff.staffId === staff.staffId)
      if (own.length >= LIMITS.deskStreamsPerPerson)
        throw new Refusal(429, { retryAfterSeconds: RETRY_SECONDS })
      let opened: Listening | undefined
      return new ReadableStream({
        start: controller => {
          opened = { staff, controller }
          start(opened)
        },
        cancel: () => {
          if (opened) forget(opened)
        },
      })
    },
  }
}

const encoder = new TextEncoder()

/** Before the second factor is set, a person is told only that the session has ended. */
function rightsOf({ mustSetFactor, rights }: StaffIdentity) {
  return mustSetFactor ? [] : rights
}

function foldedChanges(changes: ReadonlySet<string>): string[] {
  const byKind = Map.groupBy(changes, kindOf)
  return [...byKind].flatMap(([kind, list]) => (list.length > MOST_OF_KIND ? [`${kind}:*`] : list))
}
