import { afterEach, expect } from 'vitest'

const complaints: unknown[][] = []
console.error = (...words) => void complaints.push(words)
console.warn = (...words) => void complaints.push(words)

/** React, the router and use-intl report problems on the console: any output fails the test. */
afterEach(() => {
  expect(complaints.splice(0)).toEqual([])
})
