import { expect, test } from 'vitest'
import { NoAnswer } from '../../../contract/wire/call.ts'
import { recoverScreen } from './recover-screen.ts'

const GONE = new TypeError('Failed to fetch dynamically imported module')

function recover(isUp: boolean, canReload = true) {
  const reloads: string[] = []
  const settled = recoverScreen(GONE, {
    isReachable: async () => isUp,
    loadAsDocument: () => {
      if (canReload) reloads.push('page')
      return canReload
    },
  })
  return { settled, reloads }
}

test('while the server is down, the desk stays and reports no connection', async () => {
  const { settled, reloads } = recover(false)
  await expect(settled).rejects.toThrow(NoAnswer)
  expect(reloads).toEqual([])
})

test('after a release the page is loaded again', async () => {
  const { reloads } = recover(true)
  await expect.poll(() => reloads).toEqual(['page'])
})

test('a file that is still missing after that is an error', async () => {
  await expect(recover(true, false).settled).rejects.toBe(GONE)
})
