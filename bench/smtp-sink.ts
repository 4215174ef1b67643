import { SMTPServer } from 'smtp-server'

/** A mail server that accepts everything and prints one line per mail: whether a PDF was attached. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', chunk => chunks.push(chunk))
    stream.on('end', () => {
      const hasPdf = Buffer.concat(chunks).includes('application/pdf')
      process.stdout.write(`${JSON.stringify({ pdf: hasPdf })}\n`)
      done()
    })
  },
})
const listening = server.listen(0, '127.0.0.1', () => {
  const address = listening.address()
  process.stdout.write(
    `${JSON.stringify({ port: typeof address === 'object' && address ? address.port : 0 })}\n`,
  )
})
