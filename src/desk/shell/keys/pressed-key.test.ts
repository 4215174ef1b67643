import { describe, expect, test } from 'vitest'
import { pressedKey } from './pressed-key.ts'

const UP = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (key: string, code: string, held: Partial<typeof UP> = {}) =>
  pressedKey({ ...UP, ...held, key, code })

describe('a pressed key', () => {
  test('is what it types', () => {
    expect(press('j', 'KeyJ')).toBe('j')
    expect(press('X', 'KeyX', { shiftKey: true })).toBe('X')
    expect(press('?', 'Minus', { shiftKey: true })).toBe('?')
    expect(press('Enter', 'Enter')).toBe('Enter')
  })

  test('has Ctrl in front, also for Command', () => {
    expect(press('k', 'KeyK', { ctrlKey: true })).toBe('Ctrl k')
    expect(press('k', 'KeyK', { metaKey: true })).toBe('Ctrl k')
  })

  test.each([
    ['a German Mac', '[', 'Digit5', { altKey: true }],
    ['a German PC', '[', 'Digit8', { altKey: true, ctrlKey: true }],
    ['a French Mac', ']', 'Minus', { altKey: true, shiftKey: true }],
  ])('is a bracket on %s', (_, key, code, held) => {
    expect(press(key, code, held)).toBe(key)
  })

  test('with Alt and a letter belongs to the browser', () => {
    expect(press('m', 'KeyM', { altKey: true })).toBeNull()
  })

  test.each([
    ['Russian', 'о', 'KeyJ', {}, 'j'],
    ['Russian', 'Ч', 'KeyX', { shiftKey: true }, 'X'],
    ['Russian', 'л', 'KeyK', { ctrlKey: true }, 'Ctrl k'],
    ['Russian', 'х', 'BracketLeft', {}, '['],
    ['Arabic', 'لا', 'KeyB', {}, 'b'],
    ['Arabic', 'د', 'BracketRight', {}, ']'],
    ['Korean', 'ㅓ', 'KeyJ', {}, 'j'],
  ])('on a %s keyboard is where it is: %s', (_, key, code, held, expected) => {
    expect(press(key, code, held)).toBe(expected)
  })

  test('of a Latin keyboard is not the one at the same place', () => {
    expect(press('ü', 'BracketLeft')).toBe('ü')
    expect(press('q', 'KeyA')).toBe('q')
  })
})
