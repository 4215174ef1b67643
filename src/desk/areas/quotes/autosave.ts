/** Waits this long after the last key. */
export const AUTOSAVE_MS = 800
/** Tries again after this time if there was no answer. */
const RETRY_MS = 5_000

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

type AutosaveOptions<Content> = {
  saved: Content
  /** Sends the difference. Returns the content that is saved now. */
  save: (content: Content, saved: Content) => Promise<Content>
  /** `retry`: trying again later can help; `merged`: `rebase` was called, and the rest can be saved. */
  onError: (error: unknown) => SaveFailure
  onState: (state: SaveState) => void
}

type SaveFailure = 'retry' | 'failed' | 'conflict' | 'merged'

export type Autosave<Content> = ReturnType<typeof createAutosave<Content>>

/** Saves a content after the last change, one call at a time. */
export function createAutosave<Content>({ saved, save, onError, onState }: AutosaveOptions<Content>) {
  let last = saved
  let wanted = saved
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isPaused = false
  let isClosed = false

  const tell = (state: SaveState) => !isClosed && onState(state)
  const isDirty = () => wanted !== last

  function schedule(ms: number): void {
    clearTimeout(timer)
    if (!isPaused && !isClosed) timer = setTimeout(() => void run(), ms)
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    running ??= attempt().finally(() => {
      running = null
    })
    return running
  }

  async function attempt(): Promise<void> {
    while (isDirty() && !isPaused) {
      const sent = wanted
      tell('saving')
      try {
        last = await save(sent, last)
        if (wanted === sent) wanted = last
      } catch (error) {
        const outcome = onError(error)
        if (outcome !== 'merged') return fail(outcome)
      }
    }
    if (!isPaused) tell('saved')
  }

  function fail(outcome: Exclude<SaveFailure, 'merged'>): void {
    isPaused = outcome === 'conflict'
    tell(outcome === 'conflict' ? 'conflict' : 'failed')
    if (outcome === 'retry') schedule(RETRY_MS)
  }

  return {
    isDirty,
    isRunning: () => running !== null,
    change(content: Content): void {
      if (content === wanted) return
      wanted = content
      if (isPaused || running) return
      tell(isDirty() ? 'unsaved' : 'saved')
      schedule(AUTOSAVE_MS)
    },
    /** Saves now. Whether everything is saved. */
    async flush(): Promise<boolean> {
      await run()
      return !isDirty() && !isPaused
    },
    /** Goes on from the state of another person, with a content made of both. */
    rebase(theirs: Content, merged: Content, { isWaiting }: { isWaiting: boolean }): void {
      last = theirs
      wanted = merged
      isPaused = isWaiting
      tell(isWaiting ? 'conflict' : 'unsaved')
      schedule(0)
    },
    resume(): void {
      isPaused = false
      schedule(0)
    },
    close(): void {
      void run()
      isClosed = true
      clearTimeout(timer)
    },
  }
}
