import { reloadOnChunkFailure } from '../../../web/browser/chunk-failure.ts'
import { keepEarlyTap } from '../../../web/browser/early-tap.ts'
import { pause } from '../../../web/browser/pause.ts'

/** Asking for a file takes a phone several milliseconds. */
const AT_ONCE = 2

void boot()

/** The page is there to be read: its code is asked for when it has been painted, and run file by file. */
async function boot(): Promise<void> {
  const repeatEarlyTap = keepEarlyTap()
  reloadOnChunkFailure()
  await painted()
  const { next } = document.querySelector<HTMLScriptElement>('script[data-next]')?.dataset ?? {}
  const files = next?.split(' ') ?? []
  for (const [at, file] of files.entries()) {
    preload(file)
    if (at % AT_ONCE === AT_ONCE - 1) await pause()
  }
  for (const file of files) {
    // What is missing here will be missed below.
    await import(/* @vite-ignore */ file).catch(() => {})
    await pause()
  }
  // Nothing when its file is gone and the page is being loaded afresh.
  const entry: typeof import('./entry-browser.tsx') | undefined = await import('./entry-browser.tsx')
  await entry?.hydrate()
  repeatEarlyTap()
}

function painted(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    // What nobody looks at is never painted.
    if (document.hidden) resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })
}

function preload(file: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}
