import { expect, test } from 'vitest'
import { recalledTarget, rememberTarget } from './return-target.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the return target survives the mailed link, until home replaces it', () => {
  const store = memory()
  expect(recalledTarget(() => store)).toBe('/')
  rememberTarget('/s?wd=LM358', () => store)
  expect(recalledTarget(() => store)).toBe('/s?wd=LM358')
  rememberTarget('/', () => store)
  expect(recalledTarget(() => store)).toBe('/')
})

test('a browser without storage goes home', () => {
  const broken = () => {
    throw new Error('storage is off')
  }
  rememberTarget('/rfq', broken)
  expect(recalledTarget(broken)).toBe('/')
})
