import { expect, test } from 'vitest'
import { ROLES, rightsOf } from '../../../domain/rights.ts'
import { isForPage, matchKeys, SHORTCUTS } from './shortcuts.ts'

const textOf = (before: string | null, key: string) => {
  const found = matchKeys(SHORTCUTS, before, key)
  return found === null || found === 'waiting' ? found : found.text
}

test('one key or two keys in a row lead to their action', () => {
  expect(textOf(null, '?')).toBe('desk_keys.help')
  expect(textOf(null, 'g')).toBe('waiting')
  expect(textOf('g', 'a')).toBe('desk_keys.audit')
  expect(textOf(null, 'z')).toBeNull()
})

test('a key that does not complete the pair counts by itself', () => {
  expect(textOf('g', 'j')).toBe('desk_keys.next')
  expect(textOf('g', 'g')).toBe('waiting')
  expect(textOf('g', 'z')).toBeNull()
})

test('no two shortcuts share their keys, and none hides behind a shorter one', () => {
  const pressed = SHORTCUTS.map(({ keys }) => keys.join(' '))
  expect(new Set(pressed).size).toBe(pressed.length)
  const hidden = SHORTCUTS.filter(({ keys }) => keys.length === 2 && pressed.includes(keys[0]))
  expect(hidden).toEqual([])
})

test('keys are typed in fields, except those that find and send', () => {
  const typing = { isTyping: true, hasDialog: false }
  expect(['j', '[', 'Ctrl k', 'Ctrl enter'].filter(key => isForPage(key, typing))).toEqual([
    'Ctrl k',
    'Ctrl enter',
  ])
  expect(isForPage('j', { isTyping: false, hasDialog: false })).toBe(true)
})

test('over a dialog only its own form can be sent', () => {
  const covered = { isTyping: false, hasDialog: true }
  expect(['j', '?', 'Ctrl k', 'Ctrl enter'].filter(key => isForPage(key, covered))).toEqual(['Ctrl enter'])
})

test('the list has a key for the main act, and arrows walk like letters', () => {
  expect(textOf(null, 'Ctrl enter')).toBe('desk_keys.primary')
  expect(textOf(null, 'ArrowDown')).toBe(textOf(null, 'j'))
})

test('only people who may add something have a key for it', () => {
  const mayAdd = ROLES.filter(role => {
    const rights: readonly (string | null)[] = rightsOf([role])
    return SHORTCUTS.some(({ keys, may }) => keys[0] === 'n' && rights.includes(may))
  })
  expect(mayAdd).toEqual(['owner', 'manager', 'sales'])
  expect(textOf(null, 'n')).toBe('desk_keys.new')
  expect(textOf(null, 'e')).toBe('desk_keys.edit')
})
