import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { log } from './log.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Exchange = [IncomingMessage, ServerResponse]

/** No browser or proxy pipelines that many requests. */
const MOST_WAITING = 100

/**
 * Handles pipelined requests of one connection one after the other, with other visitors in between. Node
 * would start thousands of them at once.
 */
export function oneByOne(handle: Handler): Handler {
  const waiting = new WeakMap<Socket, Exchange[]>()
  const start = (...[request, response]: Exchange) => {
    const { socket } = request
    response.once('close', () => {
      const next = waiting.get(socket)?.shift()
      if (!next || socket.destroyed) return void waiting.delete(socket)
      setImmediate(start, ...next)
    })
    handle(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const queue = waiting.get(socket)
    if (queue && queue.length < MOST_WAITING) return void queue.push([request, response])
    if (queue) return refuse(socket)
    waiting.set(socket, [])
    start(request, response)
  }
}

function refuse(socket: Socket): void {
  if (socket.destroyed) return
  log('warn', 'too many requests on one connection')
  socket.destroy()
}
