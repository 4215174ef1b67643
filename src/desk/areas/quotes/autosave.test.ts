import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUTOSAVE_MS, createAutosave, type SaveState } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(save: (content: string) => Promise<string> = async content => content) {
  const sent: string[] = []
  const states: SaveState[] = []
  const autosave = createAutosave<string>({
    saved: '',
    save: content => {
      sent.push(content)
      return save(content)
    },
    onError: error => (String(error).includes('conflict') ? 'conflict' : 'retry'),
    onState: state => states.push(state),
  })
  return { autosave, sent, states }
}

test('keys in a row are saved once, after the last one', async () => {
  const { autosave, sent, states } = start()
  autosave.change('a')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1)
  autosave.change('ab')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['ab'])
  expect(states).toEqual(['unsaved', 'unsaved', 'saving', 'saved'])
})

test('text typed while a save runs is saved after it, one call at a time', async () => {
  let finish = (_: string) => {}
  const { autosave, sent } = start(() => new Promise(done => (finish = done)))
  autosave.change('a')
  const flushed = autosave.flush()
  autosave.change('ab')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS * 3)
  expect(sent).toEqual(['a'])
  finish('a')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['a', 'ab'])
  finish('ab')
  expect(await flushed).toBe(true)
})

test('without an answer it is tried again by itself', async () => {
  let isOnline = false
  const { autosave, sent, states } = start(async content => {
    if (!isOnline) throw new Error('no answer')
    return content
  })
  autosave.change('a')
  expect(await autosave.flush()).toBe(false)
  expect(states.at(-1)).toBe('failed')
  isOnline = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual(['a', 'a'])
  expect(states.at(-1)).toBe('saved')
})

test('a conflict stops saving until both versions are merged', async () => {
  let refuse = true
  const { autosave, sent, states } = start(async content => {
    if (refuse) throw new Error('conflict')
    return content
  })
  autosave.change('mine')
  expect(await autosave.flush()).toBe(false)
  autosave.change('mine too')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['mine'])
  refuse = false
  autosave.rebase('theirs', 'theirs and mine', { isWaiting: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual(['mine'])
  autosave.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['mine', 'theirs and mine'])
  expect(states.at(-1)).toBe('saved')
})
