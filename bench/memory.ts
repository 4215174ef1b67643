import { setTimeout as sleep } from 'node:timers/promises'
import type { Started } from './measure.ts'

/** In megabytes. */
export type ProcessMemory = { rss: number; heap: number; external: number; buffers: number }

/** Usage after garbage collection; `rss` before it, as an operator sees it. */
export async function memoryOf(shop: Pick<Started, 'log' | 'process'>): Promise<ProcessMemory> {
  const written = () => [...shop.log().matchAll(/^\{"memory":.*\}$/gm)]
  const { length } = written()
  shop.process.kill('SIGUSR2')
  while (written().length === length) await sleep(50)
  const { memory } = JSON.parse(written().at(-1)?.[0] ?? '')
  const mb = (bytes: number) => Math.round(bytes / 1024 / 1024)
  return {
    rss: mb(memory.before.rss),
    heap: mb(memory.after.heapUsed),
    external: mb(memory.after.external),
    buffers: mb(memory.after.arrayBuffers),
  }
}
