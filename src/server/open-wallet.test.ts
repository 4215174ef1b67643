import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findStandIn } from '../stand-ins/wallet/index.ts'
import { parseConfig, StartError } from './config.ts'
import { setLogLevel } from './log.ts'
import { openWallet } from './open-wallet.ts'
import { Closers } from './start.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'open-wallet-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const closers = new Closers()
afterAll(() => closers.closeAll())

function open(environment: NodeJS.ProcessEnv) {
  const config = parseConfig({ HOST: '127.0.0.1', DATA_DIR: folder, ...environment }, folder)
  return openWallet(config, closers)
}

describe('without keys', () => {
  test('a public shop has no wallet, and the log says so', async () => {
    setLogLevel('warn')
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const { wallet, testUrl } = await open({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' })
    const lines = written.mock.calls.map(([line]) => String(line))
    written.mockRestore()
    setLogLevel('error')
    expect({ wallet, testUrl }).toEqual({ wallet: null, testUrl: null })
    expect(lines.filter(line => line.includes('neither PayPal nor cards'))).toHaveLength(1)
    expect(findStandIn(folder)).toBeNull()
  })

  test.each([
    [
      'on its own machine',
      { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' },
      'http://localhost:',
    ],
    ['in development', { NODE_ENV: 'development', PUBLIC_URL: 'http://shop.test' }, 'http://localhost:'],
    ['reachable by the whole network', { NODE_ENV: 'development', HOST: '0.0.0.0' }, 'http://localhost:'],
  ])('a shop %s uses a test wallet that only this machine can reach', async (_, environment, address) => {
    const { wallet, testUrl } = await open(environment)
    expect(testUrl).toContain(address)
    expect(await wallet?.getClientToken()).toMatch(/^\w+$/)
    expect(findStandIn(folder)?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    // 127.0.0.2 is also this machine: a server that listens on every address would answer there.
    const { port } = new URL(testUrl ?? '')
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow()
  })

  test('a port in use stops the start with a line that names it', async () => {
    const { testUrl } = await open({ NODE_ENV: 'development' })
    const port = new URL(testUrl ?? '').port
    await expect(open({ NODE_ENV: 'development', WALLET_PORT: port })).rejects.toThrow(StartError)
    await expect(open({ NODE_ENV: 'development', WALLET_PORT: port })).rejects.toThrow(`WALLET_PORT ${port}`)
  })
})

test('with keys it is the real one, for any shop', async () => {
  const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' }
  const { wallet, testUrl } = await open({ ...keys, PUBLIC_URL: 'https://shop.example' })
  expect(testUrl).toBeNull()
  expect(wallet?.clientId).toBe('id')
})
