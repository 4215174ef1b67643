import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Tests have to pass on a machine that is slow or busy. */
const files = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.ts', 'bench/**/*.test.ts'])
  .filter(path => path !== 'tests/patience.test.ts')
  .sort()
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

function findAll(pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    Array.from(text.matchAll(pattern), ([found]) => `${path}: ${found.trim()}`),
  )
}

test('no test waits for a fixed time instead of a condition', () => {
  const sleeps = findAll(/.*(waitForTimeout|timers\/promises|(?<![.\w])setTimeout\().*/g)
  expect(sleeps).toEqual([
    // Asks again and again until the shop is ready.
    'tests/harness/running-shop.ts: await new Promise(resolve => setTimeout(resolve, 50))',
  ])
})

test('no condition has less than a minute to become true', () => {
  const milliseconds = (line: string) => Number(line.replace(/.*?([\d_]+)$/, '$1').replaceAll('_', ''))
  const limits = findAll(/\btimeout: [\d_]+|^ *\}, [\d_]+(?=\)$)/gm)
  expect(limits.filter(line => milliseconds(line) < 60_000)).toEqual([])
  // Vitest waits one second unless told otherwise.
  expect(findAll(/vi\.wait(For|Until)\((?![\s\S]{0,200}?\btimeout: ).*/g)).toEqual([])
})

test('no test expects the focus at once, because scripts may move it later', () => {
  expect(findAll(/.*expect\(\s*await\b.*(activeElement|focused\().*/g)).toEqual([])
})
