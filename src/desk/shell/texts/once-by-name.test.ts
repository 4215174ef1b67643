import { expect, test } from 'vitest'
import { onceByName } from './once-by-name.ts'

test('a name is loaded once, and everybody waits for it', async () => {
  const started: string[] = []
  const load = onceByName(async name => void started.push(name))
  await Promise.all([load('orders'), load('orders'), load('inbox')])
  await load('orders')
  expect(started).toEqual(['orders', 'inbox'])
})

test('after a failure the next request loads it again', async () => {
  let attempts = 0
  const load = onceByName(async () => {
    if (++attempts === 1) throw new Error('no connection')
  })
  const both = await Promise.allSettled([load('orders'), load('orders')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await load('orders')
  expect(attempts).toBe(2)
})
