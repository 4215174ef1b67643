import { useEffect } from 'react'
import { getMe } from '../../../contract/desk/door.ts'
import { areasOf } from '../../../domain/desk-events.ts'
import { call } from '../session/call.ts'
import { setConnection } from '../session/connection.ts'
import { leadStream } from './lead-stream.ts'
import { loadAgain } from './load-again.ts'

const NAME = 'desk-live'
/** While others work fast, data is loaded again at most this often. */
const GAP_MS = 500

/** Reloads data that others have changed. Mounted once. */
export function useLive(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const leaving = new AbortController()
    const channel = new BroadcastChannel(NAME)
    channel.onmessage = ({ data }) => onMessage(String(data))
    const tell = (message: string) => {
      channel.postMessage(message)
      onMessage(message)
    }
    void becomeLeader(() => leadStream(tell, leaving.signal), leaving.signal)
    return () => {
      leaving.abort()
      channel.close()
    }
  }, [isOn])
}

/** One tab of the browser holds the stream; when it is closed, another one takes over. */
async function becomeLeader(lead: () => Promise<void>, signal: AbortSignal): Promise<void> {
  // Only on https and localhost.
  if (!('locks' in navigator)) return lead()
  // Changes that happened after this tab loaded its data were sent before it listened. A new stream says `back`.
  const hasLed = await navigator.locks.request(
    NAME,
    { ifAvailable: true },
    lock => lock && lead().then(() => true),
  )
  if (signal.aborted || hasLed) return
  void loadAgain()
  await navigator.locks.request(NAME, { signal }, lead).catch(error => {
    if (!signal.aborted) throw error
  })
}

function onMessage(message: string): void {
  if (message === 'lost') return void setConnection(true)
  if (message === 'back') return void loadAgain()
  // Leads to sign-in, unless someone has signed in again in another tab.
  if (message === 'ended') return void call(getMe).catch(() => {})
  reload(areasOf(message))
}

const waiting = new Set<string>()
let reloadedAt = 0

/** Every change has an entry in the audit log. */
function reload(areas: readonly string[]): void {
  if (waiting.size === 0) setTimeout(flush, Math.max(0, reloadedAt + GAP_MS - Date.now()))
  for (const area of [...areas, 'audit']) waiting.add(area)
}

function flush(): void {
  reloadedAt = Date.now()
  const areas = [...waiting]
  waiting.clear()
  void loadAgain(areas)
}
