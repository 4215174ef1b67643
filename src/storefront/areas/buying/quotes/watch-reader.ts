import type { SEEN_SIGNS } from '../../../../domain/quotes/states.ts'

export type ReaderSign = (typeof SEEN_SIGNS)[number]

/** How long the page has to be in view. */
const READING_MS = 2_000
const TICK_MS = 250
/** A program moves the pointer in order to press a button. A person also rests it. */
const REST_MS = 1_000

/**
 * Calls back once, when the page was in view for a while and a person has turned the wheel, swiped, pressed a key that
 * moves through the page, or moved the pointer. Mail scanners open links, run scripts, scroll, fill in forms and press
 * buttons: scripts make no trusted input, scrolling by script is no turn of the wheel, and presses and texts of fields
 * are no sign. Returns how to stop.
 */
export function watchReader(onRead: (sign: ReaderSign, visibleMs: number) => void): () => void {
  let visibleMs = 0
  let sign: ReaderSign | null = null
  let resting: ReturnType<typeof setTimeout> | undefined
  let place = ''
  const ended = new AbortController()
  const stop = () => {
    ended.abort()
    clearTimeout(resting)
    clearInterval(timer)
  }
  const check = () => {
    if (!sign || visibleMs < READING_MS) return
    stop()
    onRead(sign, visibleMs)
  }
  const note = (made: ReaderSign) => {
    sign ??= made
    check()
  }
  const listen = <K extends keyof DocumentEventMap>(
    name: K,
    listener: (event: DocumentEventMap[K]) => void,
  ) =>
    document.addEventListener(name, event => event.isTrusted && listener(event), {
      signal: ended.signal,
      capture: true,
      passive: true,
    })
  listen('wheel', () => note('scroll'))
  listen('touchmove', () => note('scroll'))
  listen('keydown', event => isReading(event) && note('key'))
  listen('pointerdown', () => clearTimeout(resting))
  listen('pointermove', ({ clientX, clientY }) => {
    const now = `${clientX} ${clientY}`
    // Browsers repeat the last move when the page changes below the pointer.
    if (now === place) return
    place = now
    clearTimeout(resting)
    resting = setTimeout(() => note('pointer'), REST_MS)
  })
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    visibleMs += TICK_MS
    check()
  }, TICK_MS)
  return stop
}

/** Keys that move through a page. Typed letters are none of them: a program that fills in a form may lose its field. */
const READING_KEYS = [' ', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End']

/** A form can be filled in and sent by keyboard, too. Only a person walks from field to field. */
function isReading({ key, target }: KeyboardEvent): boolean {
  if (key === 'Tab') return true
  if (!READING_KEYS.includes(key)) return false
  if (!(target instanceof HTMLElement)) return true
  return !target.matches('input, textarea, select') && !(key === ' ' && target.matches('a, button'))
}
