import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOldNode, refuseOldNode } from './refuse-old-node.ts'

test.each(['18.20.0', '20.20.2', '22.12.0', '23.11.1'])('Node %s is too old', version => {
  expect(isOldNode(version)).toBe(true)
})

test.each(['24.0.0', '24.21.0', '25.1.0', '100.0.0'])('Node %s is supported', version => {
  expect(isOldNode(version)).toBe(false)
})

test('the bundled Node is accepted', () => {
  expect(refuseOldNode()).toBeUndefined()
})

test('the entry point loads nothing else before the check, because an old Node could not load the rest', () => {
  const entry = readFileSync(new URL('../main.ts', import.meta.url), 'utf8')
  const ours = [...entry.matchAll(/^import .* from '(\..*)'$/gm)].map(([, path]) => path)
  expect(ours).toEqual(['./database/refuse-old-node.ts'])
  expect(entry.indexOf('refuseOldNode()')).toBeLessThan(entry.indexOf('await import('))
})
