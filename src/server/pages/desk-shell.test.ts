import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDeskShell } from './desk-shell.ts'

describe('the shell of the desk', () => {
  let server: Server
  let url = ''
  beforeAll(async () => {
    const shell = createDeskShell('<script type="module" src="/x.js"></script>')
    server = createServer((request, response) => {
      if (!shell(request, response)) response.writeHead(404).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  })
  afterAll(() => void server.close())

  test.each(['/desk', '/desk/', '/desk?x=1', '/desk/staff/3', '/desk/setup?token=x', '/desk/apiary'])(
    '%s answers with the page',
    async path => {
      const answer = await fetch(url + path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('<div id="desk"></div>')
    },
  )

  test.each(['/', '/desks', '/desk/api', '/desk/api/me', '/desk/api?x', '/desk/assets/gone.js', '/de/desk'])(
    '%s is left to others',
    async path => {
      expect((await fetch(url + path)).status).toBe(404)
    },
  )

  test('is stored nowhere, found by no search engine, and answers no other method', async () => {
    const { headers } = await fetch(`${url}/desk`, { method: 'HEAD' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect((await fetch(`${url}/desk`, { method: 'POST' })).status).toBe(404)
  })
})
