import { describe, expect, test } from 'vitest'
import { forbidden, memoryStorage } from '../../../../../tests/harness/memory-storage.ts'
import { createBomStore, newSession, parseSession } from './bom-session.ts'

const DECIDED = {
  ...newSession('f-1', 'board.xlsx'),
  sheet: 2,
  header_row: -1,
  mapping: { '0': 'qty' as const, '3': null },
  boards: 250,
  spare: { amount: 5, unit: 'percent' as const },
  quantities: { '7': 300 },
  leftOut: { '8': true, '9': false },
  sort: 'excess' as const,
  isAdded: true,
  choices: { '7': 4711 },
  moved: { '9': 'free' as const },
  inCart: { '4711': 500 },
}

describe('the BOM in progress', () => {
  test('is restored after a reload with all decisions', () => {
    const open = memoryStorage().open
    createBomStore(open).set(DECIDED)
    expect(createBomStore(open).get()).toEqual(DECIDED)
  })

  test('is gone after removal', () => {
    const open = memoryStorage().open
    const store = createBomStore(open)
    store.set(DECIDED)
    store.set(null)
    expect([store.get(), createBomStore(open).get()]).toEqual([null, null])
  })

  test('is separate in another tab', () => {
    const [one, other] = [createBomStore(memoryStorage().open), createBomStore(memoryStorage().open)]
    one.set(newSession('f-1', 'one.xlsx'))
    other.set(newSession('f-2', 'other.xlsx'))
    expect([one.get()?.file_id, other.get()?.file_id]).toEqual(['f-1', 'f-2'])
  })

  test('is the same object until it changes, and calls its subscribers', () => {
    const store = createBomStore(memoryStorage().open)
    let heard = 0
    const stop = store.subscribe(() => heard++)
    store.set(DECIDED)
    const before = store.get()
    expect(store.get()).toBe(before)
    expect(heard).toBe(1)
    stop()
    store.set(null)
    expect(heard).toBe(1)
  })

  test('lasts as long as the page if storage is blocked', () => {
    const store = createBomStore(forbidden)
    expect(store.get()).toBeNull()
    store.set(DECIDED)
    expect(store.get()).toEqual(DECIDED)
  })
})

describe('stored data', () => {
  test.each([null, 'null', '7', '[]', '{"file_id":7,"file_name":"x"}', '{"file_id":"f"}'])(
    'is no session if it is %s',
    stored => {
      expect(parseSession(stored)).toBeNull()
    },
  )

  test('is no session, and no error, if it is broken', () => {
    expect(createBomStore(memoryStorage({ bom: '{"file_id"' }).open).get()).toBeNull()
  })

  test('keeps only valid decisions', () => {
    const stored = {
      ...newSession('f', 'a.csv'),
      sheet: -1,
      header_row: -2,
      boards: 0,
      spare: { amount: 101, unit: 'percent' },
      quantities: { '1': 0, '2': 5 },
      leftOut: { '1': 'yes', '2': true },
      sort: 'colour',
      mapping: { '1': 'colour', x: 'qty', '2': 'package' },
      choices: { '1': 'x', '2': 5 },
      moved: { '1': 'cart', '2': 'free' },
      inCart: { '7': -1, '8': 'many', '9': 3 },
    }
    expect(parseSession(JSON.stringify(stored))).toEqual({
      ...newSession('f', 'a.csv'),
      mapping: { '1': null, '2': 'package' },
      quantities: { '2': 5 },
      leftOut: { '2': true },
      choices: { '2': 5 },
      moved: { '2': 'free' },
      inCart: { '9': 3 },
    })
  })
})
