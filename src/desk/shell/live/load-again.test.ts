import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../session/query-client.ts'
import { loadAgain } from './load-again.ts'

afterEach(() => queryClient.clear())

/** A screen whose requests are answered one by one, each with the number of the request. */
function show(queryKey: string[]) {
  const requests: (() => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () =>
      new Promise<number>(resolve => {
        const number = requests.length + 1
        requests.push(() => resolve(number))
      }),
  })
  const leave = observer.subscribe(() => {})
  return { requests, data: () => observer.getCurrentResult().data, leave }
}

test.each([
  ['the first answer', 0],
  ['a later answer', 1],
])('a change while %s is under way leads to one more request', async (_, earlier) => {
  const { requests, data, leave } = show(['inbox', 'list'])
  if (earlier) {
    requests[0]?.()
    await expect.poll(data).toBe(1)
    void loadAgain()
    await expect.poll(() => requests.length).toBe(2)
  }
  const changes = [loadAgain(['inbox']), loadAgain(['inbox'])]
  requests[earlier]?.()
  await expect.poll(() => requests.length).toBe(earlier + 2)
  requests[earlier + 1]?.()
  await Promise.all(changes)
  expect(data()).toBe(earlier + 2)
  expect(requests).toHaveLength(earlier + 2)
  leave()
})

test('only changed data is loaded again', async () => {
  const inbox = show(['inbox', 'list'])
  const orders = show(['orders', 'list'])
  for (const { requests } of [inbox, orders]) requests[0]?.()
  await expect.poll(orders.data).toBe(1)
  void loadAgain(['inbox', 'audit'])
  expect(inbox.requests).toHaveLength(2)
  expect(orders.requests).toHaveLength(1)
  for (const { leave } of [inbox, orders]) leave()
})
