import { describe, expect, test, vi } from 'vitest'
import { rememberAnswers } from './recent-answers.ts'

const GET = { method: 'GET' }

function setUp(status = 200) {
  let count = 0
  const ask = vi.fn(async () => new Response(String(++count), { status }))
  const answers = rememberAnswers(ask)
  const read = async (url: string, isAhead = false) =>
    (await (isAhead ? answers.fetchAhead : answers.fetch)(url, GET)).text()
  return { ask, answers, read }
}

describe('responses of the last screens', () => {
  test('an ordinary call asks the server each time', async () => {
    const { read } = setUp()
    expect([await read('/a?_seq=1'), await read('/a?_seq=2')]).toEqual(['1', '2'])
  })

  test('a prefetched response serves one click', async () => {
    const { read } = setUp()
    expect([await read('/a?_seq=1', true), await read('/a?_seq=2'), await read('/a?_seq=3')]).toEqual([
      '1',
      '1',
      '2',
    ])
  })

  test('concurrent requests share one call', async () => {
    const { read, ask } = setUp()
    expect(await Promise.all([read('/a?_seq=1'), read('/a?_seq=2', true)])).toEqual(['1', '1'])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('going back shows the old content', async () => {
    const { read, answers } = setUp()
    await read('/a')
    answers.setGoingBack(true)
    expect(await read('/a')).toBe('1')
    answers.setGoingBack(false)
    expect(await read('/a')).toBe('2')
  })

  test('after any change all responses are dropped', async () => {
    const { read, answers } = setUp()
    await read('/cart')
    await answers.fetch('/cart/add', { method: 'POST' })
    answers.setGoingBack(true)
    expect(await read('/cart')).toBe('3')
  })

  test('outdated responses are requested again, the rest are not', async () => {
    const { read, answers } = setUp()
    await read('/api/cart/lists')
    await read('/api/index/search')
    answers.forget('/api/cart/')
    answers.setGoingBack(true)
    expect(await read('/api/cart/lists')).toBe('3')
    expect(await read('/api/index/search')).toBe('2')
  })

  test('a rejection is not stored', async () => {
    const { read, answers } = setUp(404)
    await read('/a', true)
    answers.setGoingBack(true)
    expect(await read('/a')).toBe('2')
  })
})
