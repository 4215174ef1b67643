import { reloadOnChunkFailure } from '../../../web/browser/chunk-failure.ts'
import { keepEarlyTap } from '../../../web/browser/early-tap.ts'
import { pause } from '../../../web/browser/pause.ts'

/** Requesting a file takes several milliseconds on a phone. */
const AT_ONCE = 2

void boot()

/** The page is readable without script: its code is requested after the first paint and executed file by file. */
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
    // A missing file is reported below.
    await import(/* @vite-ignore */ file).catch(() => {})
    await pause()
  }
  // Nothing if the file is gone and the page is being reloaded.
  const entry: typeof import('./entry-browser.tsx') | undefined = await import('./entry-browser.tsx')
  await entry?.hydrate()
  repeatEarlyTap()
}

function painted(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
    // A hidden page is never painted.
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
