import { connect } from 'node:net'

/** Sends raw bytes, which fetch would normalize, and returns the response as text. */
export function rawRequest(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', chunk => (answer += chunk))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no answer to ${head.slice(0, 80)}`)))
  })
}

export const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n${headers}\r\n`
