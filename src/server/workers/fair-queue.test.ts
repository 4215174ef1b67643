import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const SETTINGS = { slots: 1, mostWaiting: 100, mostWaitingEach: 100, waitSeconds: 60 }

/** Jobs that record their start and run until told to end. */
function record(queue: FairQueue) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const run = (owner: string, name: string) => {
    const job = queue.run(owner, () => {
      started.push(name)
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
    })
    // Some are still waiting when their test is over.
    job.catch(() => {})
    return job
  }
  const settle = () => new Promise(setImmediate)
  const end = async (name: string) => {
    await settle()
    ends.get(name)?.()
    await settle()
  }
  return { started, run, end, settle }
}

test('one job of another owner comes before the second of many', async () => {
  const { started, run, end } = record(new FairQueue(SETTINGS))
  for (let i = 1; i <= 20; i++) void run('many', `many ${i}`)
  void run('one', 'one')
  void run('two', 'two')
  for (const name of ['many 1', 'one', 'two', 'many 2']) await end(name)
  expect(started).toEqual(['many 1', 'one', 'two', 'many 2', 'many 3'])
})

test('an owner has one job running, however many slots are free', async () => {
  const { started, run, end, settle } = record(new FairQueue({ ...SETTINGS, slots: 3 }))
  void run('a', 'a1')
  void run('a', 'a2')
  void run('b', 'b1')
  await settle()
  expect(started).toEqual(['a1', 'b1'])
  await end('a1')
  expect(started).toEqual(['a1', 'b1', 'a2'])
})

test('an owner cannot fill the queue: its jobs are rejected, and in a full queue it makes room', async () => {
  const { started, run, end } = record(new FairQueue({ ...SETTINGS, mostWaiting: 3, mostWaitingEach: 2 }))
  const busy = { problem: 'busy' }
  void run('a', 'a1')
  void run('a', 'a2')
  const last = run('a', 'a3')
  await expect(run('a', 'a4')).rejects.toMatchObject(busy)
  void run('b', 'b1')
  void run('c', 'c1')
  await expect(last).rejects.toMatchObject(busy)
  // Now no owner has more waiting jobs than the newcomer would.
  await expect(run('d', 'd1')).rejects.toMatchObject(busy)
  for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('a job that waits too long is rejected, and the others are served', async () => {
  const { run, end } = record(new FairQueue({ ...SETTINGS, waitSeconds: 0.05 }))
  const first = run('a', 'a1')
  await expect(run('b', 'b1')).rejects.toMatchObject({ problem: 'busy' })
  await end('a1')
  expect(await first).toBe('a1')
  const next = run('b', 'b2')
  await end('b2')
  expect(await next).toBe('b2')
})

test('a failed job passes its turn on', async () => {
  const queue = new FairQueue(SETTINGS)
  const failing = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})
