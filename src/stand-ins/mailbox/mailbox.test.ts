import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { get, rawRequest } from '../../../tests/harness/raw-request.ts'
import { fileTransport, mailFolder } from '../../server/features/mail/index.ts'
import type { Files } from '../../server/files.ts'
import { securityHeaders } from '../../server/security-headers.ts'
import { createMailbox, findMailbox } from './mailbox.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'chipfront-mailbox-'))
const trying = {
  mode: 'production',
  publicUrl: 'http://localhost:3000',
  smtpUrl: null,
  hasDemo: true,
  dataDir,
  mailFolder: mailFolder(dataDir),
  onError: (error: unknown) => {
    throw error
  },
} as const
let mailbox: Files = createMailbox(trying)
const base = findMailbox(trying) ?? ''
let port = 0
let file = ''

const server = createServer((request, response) => {
  for (const [name, value] of securityHeaders('http://localhost:3000')) response.setHeader(name, value)
  if (!mailbox(request, response)) response.writeHead(404).end('another page')
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  for (const number of [1, 2]) {
    await send(number)
    // File names have a resolution of one millisecond.
    const sentAt = Date.now()
    await vi.waitUntil(() => Date.now() > sentAt, { interval: 1, timeout: 60_000 })
  }
  file = readdirSync(mailFolder(dataDir)).sort()[0] ?? ''
  writeFileSync(join(dataDir, 'secret.eml'), 'Subject: secret\r\n\r\nsecret')
  writeFileSync(join(mailFolder(dataDir), 'half.part'), 'Subject: unfinished\r\n\r\n')
})
afterAll(() => {
  server.close()
  rmSync(dataDir, { recursive: true })
})

function send(number: number): Promise<void> {
  return fileTransport(mailFolder(dataDir)).send({
    from: { name: 'Chipfront', address: 'shop@localhost' },
    to: { name: '', address: `buyer${number}@firm.example` },
    replyTo: undefined,
    subject: `تفعيل <b>${number}</b>`,
    text: `Text ${number}`,
    html: `<!DOCTYPE html><html><head><title>x</title></head><body><a href="http://localhost:3000/login">Go</a><script>alert(1)</script></body></html>`,
    messageId: `<${number}@localhost>`,
    headers: {},
    attachments: [
      {
        filename: `دفعة ${number}'s "list".xlsx`,
        contentType: 'text/html',
        content: Buffer.from('<script>alert(1)</script>\u0000\u00ff', 'latin1'),
      },
    ],
  })
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers })

describe('the mailbox', () => {
  test('lists the mails, newest first', async () => {
    const answer = await ask(base)
    const page = await answer.text()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.indexOf('buyer2@firm.example')).toBeGreaterThan(0)
    expect(page.indexOf('buyer1@firm.example')).toBeGreaterThan(page.indexOf('buyer2@firm.example'))
    expect(page).toContain('تفعيل &lt;b&gt;1&lt;/b&gt;')
    expect(page).not.toMatch(/unfinished|\sstyle=|<style|<script/)
  })

  test('shows a mail with its headers and text', async () => {
    const page = await (await ask(`${base}/${file}`)).text()
    expect(page).toContain('Chipfront &lt;shop@localhost&gt;')
    expect(page).toContain('buyer1@firm.example')
    expect(page).toContain('Text 1')
    expect(page).toContain(`src="${base}/${file}/html"`)
  })

  test('renders the HTML without running anything in it; links leave the frame', async () => {
    const answer = await ask(`${base}/${file}/html`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/)
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await answer.text()).toContain('<base target="_top">')
  })

  test('offers attachments as downloads, never as pages', async () => {
    const page = await (await ask(`${base}/${file}`)).text()
    expect(page).toContain(`href="${base}/${file}/attachments/0"`)
    expect(page).toContain('دفعة 1&#x27;s &quot;list&quot;.xlsx')
    const answer = await ask(`${base}/${file}/attachments/0`)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''%D8%AF%D9%81%D8%B9%D8%A9%201%27s%20%22list%22.xlsx`,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('latin1')).toBe('<script>alert(1)</script>\u0000\u00ff')
  })

  test('has a stylesheet', async () => {
    expect((await ask(`${base}/style.css`)).headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  test('says when there is no mail yet', async () => {
    const nothing = join(dataDir, 'nothing')
    const empty = { ...trying, dataDir: nothing, mailFolder: mailFolder(nothing) }
    mailbox = createMailbox(empty)
    expect(await (await ask(findMailbox(empty) ?? '')).text()).toContain('No mail yet')
    mailbox = createMailbox(trying)
  })
})

test.each(['1', '-1', '0x0', '', '0/0'])('there is no attachment “%s”', async index => {
  expect((await ask(`${base}/${file}/attachments/${index}`)).status).toBe(404)
})

describe('the path to the mailbox', () => {
  test('is random, the same after a restart, and different in another shop', () => {
    expect(base).toMatch(/^\/mailbox\/[\w-]{22}$/)
    expect(findMailbox(trying)).toBe(base)
    expect(findMailbox({ ...trying, dataDir: join(dataDir, 'another') })).not.toBe(base)
    expect(statSync(join(dataDir, 'mailbox-path')).mode & 0o77).toBe(0)
  })

  test.each(['/mailbox', '/mailbox/', '/mailbox/style.css', '/mailbox/guess'])('is not %s', async path => {
    expect(await (await ask(path)).text()).toBe('another page')
    expect(await (await ask(`/mailbox/${file}`)).text()).toBe('another page')
  })
})

describe('access to the mailbox', () => {
  test.each([
    '/../secret.eml',
    '/..%2fsecret.eml',
    '/%2e%2e/secret.eml',
    '/..\\secret.eml',
    '/.eml',
    '/half.part',
    '/none.eml',
    '/none.eml/html',
    '/none.eml/attachments/0',
    '/half.part/attachments/0',
    '/x/../../secret.eml',
  ])('another file cannot be read through %s', async path => {
    const answer = await rawRequest(port, get(base + path).replace('shop.test', 'localhost'))
    expect(answer).toMatch(/^HTTP\/1.1 404/)
    expect(answer).not.toMatch(/secret(?!\.eml)|unfinished/)
  })

  test.each([
    ['in a shop that others can reach', { ...trying, publicUrl: 'https://shop.example' }],
    ['at a host that only looks local', { ...trying, publicUrl: 'https://localhost.shop.example' }],
    ['in a shop that is not a demo', { ...trying, hasDemo: false }],
    ['when mails go to a mail server', { ...trying, smtpUrl: 'smtp://localhost' }],
    [
      'when developing with a mail server',
      { ...trying, mode: 'development', smtpUrl: 'smtp://localhost' } as const,
    ],
  ])('mails cannot be read %s', async (_, config) => {
    mailbox = createMailbox(config)
    for (const path of [base, `${base}/${file}`, `${base}/${file}/html`])
      expect(await (await ask(path)).text()).toBe('another page')
    mailbox = createMailbox(trying)
  })

  test('mails cannot be read through a proxy', async () => {
    for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
      expect((await ask(base, { [name]: '127.0.0.1' })).status).toBe(404)
  })

  test('mails cannot be read by DNS rebinding', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:3000'])
      expect(await rawRequest(port, get(base).replace('shop.test', host))).toMatch(/^HTTP\/1.1 404/)
    expect(await rawRequest(port, get(base).replace('shop.test', 'localhost:3000'))).toMatch(/^HTTP\/1.1 200/)
  })
})

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://shop.localhost'])(
  '%s is local',
  async publicUrl => {
    mailbox = createMailbox({ ...trying, publicUrl })
    expect((await ask(base)).status).toBe(200)
    mailbox = createMailbox(trying)
  },
)
