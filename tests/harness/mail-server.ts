import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  received: Email[]
  /** The envelope recipients, independent of the headers. */
  recipients: string[]
  refuse: (address: string, code: number) => void
  /** Accepts mails but confirms none until the returned function is called, or it is closed. */
  hold: () => () => void
  /** Does not respond to mails to these addresses until it is closed. */
  hang: (isHung: (address: string) => boolean) => void
  /** The number of connections so far. */
  connections: () => number
  /** The maximum number of concurrent mails. */
  mostAtOnce: () => number
  /** Rejects connections for a while; then uses the same port again. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  close: () => Promise<void>
}

/** A real mail server for the test. */
export async function openMailServer(): Promise<MailServer> {
  const received: Email[] = []
  const recipients: string[] = []
  const refusals = new Map<string, number>()
  let held = Promise.resolve()
  let release = () => {}
  let isHung = (_address: string) => false
  let connections = 0
  let atOnce = 0
  let mostAtOnce = 0
  let port = 0
  let server = await listen()

  async function listen(): Promise<SMTPServer> {
    const fresh = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      // Hanging connections are cut when the test is over.
      closeTimeout: 100,
      onConnect(_session, done) {
        connections++
        done()
      },
      onRcptTo({ address }, _session, done) {
        const code = refusals.get(address)
        if (code) return done(Object.assign(new Error(`no mail for <${address}>`), { responseCode: code }))
        if (isHung(address)) return
        recipients.push(address)
        done()
      },
      onData(stream, _session, done) {
        const chunks: Buffer[] = []
        mostAtOnce = Math.max(mostAtOnce, ++atOnce)
        stream.on('data', chunk => chunks.push(chunk))
        stream.on('end', async () => {
          await held
          received.push(await PostalMime.parse(Buffer.concat(chunks)))
          atOnce--
          done()
        })
      },
    })
    // A client that was killed resets its connection.
    fresh.on('error', () => {})
    const listening = fresh.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    const address = listening.address()
    port = typeof address === 'object' && address ? address.port : 0
    return fresh
  }

  const stop = () => new Promise<void>(resolve => server.close(() => resolve()))
  let isOpen = true
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    recipients,
    refuse: (address, code) => refusals.set(address, code),
    hang: hung => {
      isHung = hung
    },
    connections: () => connections,
    mostAtOnce: () => mostAtOnce,
    hold: () => {
      const gate = Promise.withResolvers<void>()
      held = gate.promise
      release = gate.resolve
      return release
    },
    pause: async () => {
      await stop()
      isOpen = false
    },
    resume: async () => {
      server = await listen()
      isOpen = true
    },
    close: async () => {
      release()
      if (isOpen) await stop()
    },
  }
}
