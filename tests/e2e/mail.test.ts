import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { copyDatabase } from '../harness/copy-database.ts'
import { type MailServer, openMailServer } from '../harness/mail-server.ts'
import { registration } from '../harness/people.ts'
import { type RunningShop, runShop } from '../harness/running-shop.ts'

let mailServer: MailServer
let database: Awaited<ReturnType<typeof copyDatabase>>
let folder = ''
let running: RunningShop[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chipfront-mail-'))
  mailServer = await openMailServer()
  database = await copyDatabase(inject('databaseServer'))
  running = []
})
afterEach(async () => {
  for (const shop of running) await shop.stop()
  await mailServer.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<RunningShop> {
  const shop = await runShop('dist/server/main.js', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: mailServer.url,
  })
  running.push(shop)
  return shop
}

async function register({ url }: RunningShop): Promise<void> {
  const answer = await fetch(`${url}/api/user/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Lang: 'ar' },
    body: JSON.stringify(registration()),
  })
  expect(answer.status).toBe(200)
}

test('a mail is sent through the mail server, with links to the public URL, and no mailbox shows it', async () => {
  const shop = await start()
  await register(shop)
  await expect.poll(() => mailServer.received).toHaveLength(1)
  const [mail] = mailServer.received
  expect(mailServer.recipients).toEqual(['buyer@example.com'])
  expect(mail?.text).toContain('https://shop.example/ar/register/activate?token=')
  expect(mail?.html).toContain('dir="rtl"')
  expect((await fetch(`${shop.url}/mailbox`)).status).toBe(404)
})

test('a mail waits while the mail server is down and the shop is killed, and then arrives once', async () => {
  await mailServer.pause()
  const shop = await start()
  await register(shop)
  await expect.poll(shop.output).toContain('mail waits')
  shop.process.kill('SIGKILL')
  await once(shop.process, 'exit')
  await mailServer.resume()
  await start()
  await expect.poll(() => mailServer.received).toHaveLength(1)
  expect(mailServer.received[0]?.text).toContain('/register/activate?token=')
})
