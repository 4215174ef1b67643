import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type Mode = 'session' | 'transaction'
export type Pooler = { url: string; close: () => Promise<void> }

const AUTHENTICATED = message('R', Buffer.from([0, 0, 0, 0]))
const READY = message('Z', Buffer.from('I'))
/** The startup parameters that PgBouncer accepts by default. */
const KNOWN = ['user', 'database', 'client_encoding', 'application_name', 'DateStyle', 'TimeZone']

/**
 * Pools the test server's connections like PgBouncer with its defaults, and rejects startup parameters as it
 * does.
 */
export async function openPooler(databaseUrl: string, mode: Mode): Promise<Pooler> {
  const { pathname, searchParams, username } = new URL(databaseUrl)
  const idle: Socket[] = []
  const all = new Set<Socket>()
  const open = async () => {
    const back = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    all.add(back)
    back.write(startup({ user: username, database: pathname.slice(1) }))
    for await (const ready of readyChunks(back)) if (ready) return back
    throw new Error('the test server closed the connection')
  }
  const server = createServer(front => {
    all.add(front)
    front.on('error', () => {})
    front.once('data', packet => {
      const unknown = parametersOf(packet).find(name => !KNOWN.includes(name))
      if (unknown) return void front.end(message('E', fatal(`unsupported startup parameter: ${unknown}`)))
      front.write(Buffer.concat([AUTHENTICATED, READY]))
      lend(front)
    })
  })
  function lend(front: Socket) {
    let back: Promise<Socket> | null = null
    front.on('data', async chunk => {
      back ??= take(front, () => {
        if (mode === 'transaction') back = null
      })
      const lent = await back
      lent.write(chunk)
    })
  }
  async function take(front: Socket, giveBack: () => void): Promise<Socket> {
    const back = idle.pop() ?? (await open())
    const onData = (chunk: Buffer) => {
      front.write(chunk)
      if (!endsIdle(chunk) || mode === 'session') return
      back.off('data', onData)
      idle.push(back)
      giveBack()
    }
    back.on('data', onData)
    return back
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    close: async () => {
      for (const socket of all) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function* readyChunks(back: Socket): AsyncGenerator<boolean> {
  for (;;) {
    const [chunk] = await once(back, 'data')
    yield endsIdle(chunk)
  }
}

/** ReadyForQuery outside of a transaction, as the last message. */
function endsIdle(chunk: Buffer): boolean {
  return chunk.subarray(-6).equals(READY)
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function fatal(text: string): Buffer {
  return Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`)
}

function startup(parameters: Record<string, string>): Buffer {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}\0${value}\0`)
  const body = Buffer.from(`${pairs.join('')}\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(body.length + 8)
  head.writeInt32BE(196_608, 4)
  return Buffer.concat([head, body])
}

function parametersOf(packet: Buffer): string[] {
  return packet
    .subarray(8)
    .toString()
    .split('\0')
    .filter((_, index) => index % 2 === 0)
    .filter(Boolean)
}
