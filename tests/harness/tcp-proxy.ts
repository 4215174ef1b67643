import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type TcpProxy = {
  /** The database URL through the proxy. */
  url: string
  port: number
  /** Stops forwarding on open connections without closing them, like a firewall that dropped its state. */
  silence: () => void
  /** Also for later connections. */
  silenceAll: () => void
  /** Cuts every connection and rejects new ones, like a server that is down. */
  goDown: () => void
  /** New connections lead to a server that rejects writes, like a standby. */
  readOnly: () => void
  /** New connections are forwarded again; silent ones stay silent. */
  comeBack: () => void
  close: () => Promise<void>
}

/** A proxy between the shop and the test server's socket. */
export async function openTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const { pathname, searchParams, username } = new URL(databaseUrl)
  const target = `${searchParams.get('host')}/.s.PGSQL.5432`
  const pairs = new Set<[Socket, Socket]>()
  let mode: 'forwarding' | 'silent' | 'down' | 'read only' = 'forwarding'
  const server = createServer(front => {
    if (mode === 'down') return void front.destroy()
    const back = connect(target)
    const pair: [Socket, Socket] = [front, back]
    pairs.add(pair)
    for (const [one, two] of [pair, [back, front] as const]) {
      one.on('error', () => {})
      one.on('close', () => {
        two.destroy()
        pairs.delete(pair)
      })
    }
    if (mode === 'silent') return
    back.pipe(front)
    if (mode === 'forwarding') return void front.pipe(back)
    front.once('data', startup => {
      back.write(withOption(startup, '-c default_transaction_read_only=on'))
      front.pipe(back)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const silence = () => {
    for (const [front, back] of pairs) {
      front.unpipe(back)
      back.unpipe(front)
    }
  }
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    port,
    silence,
    silenceAll: () => {
      mode = 'silent'
      silence()
    },
    goDown: () => {
      mode = 'down'
      cut()
    },
    readOnly: () => {
      mode = 'read only'
      cut()
    },
    comeBack: () => {
      mode = 'forwarding'
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A startup packet is its length, the version and pairs of strings, terminated by an empty one. */
function withOption(startup: Buffer, option: string): Buffer {
  const packet = Buffer.concat([startup.subarray(0, -1), Buffer.from(`options\0${option}\0\0`)])
  packet.writeInt32BE(packet.length)
  return packet
}
