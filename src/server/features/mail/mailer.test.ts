import type { Attachment } from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailSetup, openMailSetup, SECRET_LINK } from '../../../../tests/harness/mail-setup.ts'
import { inTransaction } from '../../database/transaction.ts'
import { queueMail, smtpTransport, sweepMails } from './index.ts'

let setup: MailSetup
beforeAll(async () => {
  setup = await openMailSetup()
})
beforeEach(async () => {
  await setup.open()
})
afterEach(async () => {
  await setup.clear()
})
afterAll(() => setup.close())

const server = () => setup.server()

function contentOf(attached: Attachment | undefined): ArrayBuffer | Uint8Array {
  if (!attached || typeof attached.content === 'string') throw new Error('nothing is attached')
  return attached.content
}

describe('a queued mail', () => {
  test('arrives at once, as text and as HTML, from the shop and with a reply address', async () => {
    setup.start()
    await setup.queue('buyer@firm.example')
    await expect.poll(() => server().received.length).toBe(1)
    const [mail] = server().received
    expect(mail).toMatchObject({
      subject: 'Purchasing & Chipfront',
      from: { name: 'Chipfront', address: 'shop@shop.example' },
      to: [{ name: '', address: 'buyer@firm.example' }],
      replyTo: [{ name: '', address: 'sales@firm.example' }],
      messageId: expect.stringMatching(/^<[0-9a-f]{32}@shop\.example>$/),
    })
    expect(mail?.text).toContain(`Activate account\n${SECRET_LINK}`)
    expect(mail?.text).toContain('For <Purchasing>')
    expect(mail?.html).toContain('For &lt;Purchasing&gt;')
    expect(mail?.html).toContain(`href="${SECRET_LINK}"`)
    expect(mail?.html).toMatch(/<html lang="en" dir="ltr"/)
    expect(mail?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    await expect.poll(async () => (await setup.row())?.sent_at).toBeInstanceOf(Date)
  })

  test('has its list and attachments, and its reply address', async () => {
    setup.start()
    await setup.queue('sales@firm.example', { kind: 'request', name: 'Liste 清单.xlsx\r\nBcc: x@y.example' })
    await expect.poll(() => server().received.length).toBe(1)
    const [mail] = server().received
    expect(mail?.replyTo).toEqual([{ name: '', address: 'buyer@firm.example' }])
    expect(mail?.text).toContain('1. LM358 <b>\n2. NE555')
    expect(mail?.html).toMatch(/<li>1\. LM358 &lt;b&gt;<\/li><li>2\. NE555<\/li>/)
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.attachments).toHaveLength(1)
    const [attached] = mail?.attachments ?? []
    expect(attached).toMatchObject({
      filename: 'Liste 清单.xlsx Bcc: x@y.example',
      mimeType: 'application/x-list',
      disposition: 'attachment',
    })
    expect(new Uint8Array(contentOf(attached))).toEqual(Uint8Array.of(0, 255, 13, 10, 46))
  })

  test('in Arabic is Arabic and right to left', async () => {
    setup.start()
    await setup.queue('buyer@firm.example', { lang: 'ar' })
    await expect.poll(() => server().received.length).toBe(1)
    const [mail] = server().received
    expect(mail?.html).toMatch(/<html lang="ar" dir="rtl"/)
    expect(mail?.html).toContain('text-align:right')
    expect(mail?.html).not.toContain('text-align:left')
    expect(mail?.text).toContain('فعّل حسابك')
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'ar' }))
  })

  test('is found without a notification', async () => {
    await setup.queue('buyer@firm.example')
    setup.start({ isDeaf: true })
    await expect.poll(() => server().received.length).toBe(1)
  })

  test('is not sent when its transaction is rolled back', async () => {
    setup.start()
    await inTransaction(setup.connection.pool, async ({ db, rollBack }) => {
      await queueMail(db, {
        recipient: 'x@firm.example',
        lang: 'en',
        kind: 'hello',
        fields: { to: 'x@firm.example' },
      })
      rollBack()
    })
    await setup.queue('buyer@firm.example')
    await expect.poll(() => server().received.length).toBe(1)
    expect(server().received[0]?.to?.[0]?.address).toBe('buyer@firm.example')
    expect(await setup.rows()).toHaveLength(1)
  })

  test('is dropped when there is no recipient', async () => {
    setup.start()
    await setup.queue('gone@firm.example', { kind: 'gone' })
    await expect.poll(async () => (await setup.row())?.sent_at).toBeInstanceOf(Date)
    expect(server().received).toEqual([])
  })

  test('allows no header injection through names', async () => {
    setup.start({ companyName: 'Chips\r\nBcc: thief@evil.example' })
    await setup.queue('buyer@firm.example', { name: 'Purchasing\r\nBcc: thief@evil.example\r\n\r\nhello' })
    await expect.poll(() => server().received.length).toBe(1)
    const [mail] = server().received
    expect(mail?.headers.map(header => header.key)).not.toContain('bcc')
    expect(mail?.subject).toContain('Purchasing Bcc: thief@evil.example')
    expect(server().recipients).toEqual(['buyer@firm.example'])
  })
})

describe('several mailers', () => {
  test('share the work: each mail is sent once', async () => {
    const names = Array.from({ length: 30 }, (_, i) => `buyer${i}@firm.example`)
    setup.start()
    setup.start()
    setup.start({ isDeaf: true })
    await Promise.all(names.map(name => setup.queue(name)))
    await expect.poll(() => server().received.length).toBe(names.length)
    await expect.poll(async () => (await setup.rows()).every(row => row.sent_at)).toBe(true)
    expect([...server().recipients].sort()).toEqual(names.sort())
    expect((await setup.rows()).map(row => row.attempts)).toEqual(names.map(() => 1))
  })

  test('one that stops finishes its current mails and claims no more', async () => {
    const release = server().hold()
    const mailer = setup.start()
    await setup.queue('first@firm.example')
    await expect.poll(() => server().mostAtOnce()).toBe(1)
    const stopped = mailer.stop()
    release()
    await stopped
    expect((await setup.row())?.sent_at).toBeInstanceOf(Date)
    await setup.queue('second@firm.example')
    // The next mailer finds the mail unclaimed, and signs it with its own name.
    setup.start({ companyName: 'Next' })
    await expect.poll(() => server().received.length).toBe(2)
    expect(server().received[1]?.subject).toContain('Next')
    await expect.poll(async () => (await setup.rows())[1]?.sent_at).toBeInstanceOf(Date)
    expect((await setup.rows()).map(row => row.attempts)).toEqual([1, 1])
  })
})

test('mails settled a month ago are deleted, waiting ones are not', async () => {
  for (const column of ['sent_at', 'failed_at', 'created_at']) {
    await setup.queue('old@firm.example')
    await setup.connection.pool.query(
      `update mails set ${column} = now() - interval '31 days' where id = (select max(id) from mails)`,
    )
  }
  await setup.queue('new@firm.example')
  await setup.connection.pool.query('update mails set sent_at = now() where id = (select max(id) from mails)')
  await sweepMails(setup.connection.db)
  expect((await setup.rows()).map(row => [row.recipient, row.sent_at !== null])).toEqual([
    ['old@firm.example', false],
    ['new@firm.example', true],
  ])
})

describe('a mail server on another machine', () => {
  // Reaches this machine by an address that is not loopback.
  const elsewhere = () => server().url.replace('127.0.0.1', '0.0.0.0')
  const message = {
    from: { name: '', address: 'shop@shop.example' },
    to: { name: '', address: 'buyer@firm.example' },
    replyTo: undefined,
    subject: 'x',
    text: 'x',
    html: 'x',
    messageId: '<x@shop.example>',
    headers: {},
  }

  test('gets no mail without TLS', async () => {
    const transport = smtpTransport(elsewhere())
    await expect(transport.send(message)).rejects.toMatchObject({ code: 'ETLS' })
    transport.close()
    expect(server().received).toEqual([])
  })

  test('gets it when the operator does not require TLS', async () => {
    const transport = smtpTransport(`${elsewhere()}?requireTLS=false`)
    await transport.send(message)
    transport.close()
    expect(server().received).toHaveLength(1)
  })
})
