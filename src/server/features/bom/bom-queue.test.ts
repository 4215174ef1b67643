import { expect, test } from 'vitest'
import { createBomQueue } from './bom-queue.ts'

/** A job that runs until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('an address with too many BOMs gets 503 with Retry-After, another one is served', async () => {
  const inTurn = createBomQueue()
  const long = held()
  const flood = Array.from({ length: 20 }, () => inTurn('203.0.113.1', long.work).catch(error => error))
  expect(await flood.at(-1)).toMatchObject({ code: 503, details: { retryAfterSeconds: 30 } })
  expect(await inTurn('203.0.113.2', async () => 'served')).toBe('served')
  long.end()
  const answers = await Promise.all(flood)
  // One that ran, and ten that waited for it.
  expect(answers.filter(answer => answer === undefined)).toHaveLength(11)
})

test('of a hundred addresses at once the first sixty wait, the others get Retry-After', async () => {
  const inTurn = createBomQueue()
  const long = held()
  const bills = Array.from({ length: 100 }, (_, i) =>
    inTurn(`203.0.113.${i}`, long.work).catch(error => error),
  )
  expect(await bills.at(-1)).toMatchObject({ code: 503 })
  long.end()
  expect((await Promise.all(bills)).filter(answer => answer === undefined)).toHaveLength(62)
})
