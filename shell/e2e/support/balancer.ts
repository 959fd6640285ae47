import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What stands before the copies of a process, as a load balancer of the transport layer does. */
export interface Balancer {
  stop: () => Promise<void>
}

const joined = (one: Socket, other: Socket): void => {
  one.pipe(other)
  one.once('error', () => other.destroy())
  one.once('close', () => other.destroy())
}

/** Gives each connection to the next copy in turn; one that cannot be reached is left out for that connection. */
export const startBalancer = async (port: number, copies: readonly number[]): Promise<Balancer> => {
  const open = new Set<Socket>()
  let turn = 0
  const pass = (caller: Socket, left: number): void => {
    const copy = connect(copies[turn++ % copies.length] ?? 0, '127.0.0.1')
    const next = () => (left > 1 ? pass(caller, left - 1) : caller.destroy())
    copy.once('error', next)
    copy.once('connect', () => {
      copy.off('error', next)
      for (const socket of [caller, copy]) open.add(socket.setNoDelay())
      joined(caller, copy)
      joined(copy, caller)
    })
  }
  const server = createServer((caller) => {
    caller.on('error', () => undefined)
    pass(caller, copies.length)
  }).listen(port, 'localhost')
  await once(server, 'listening')
  const stop = async () => {
    for (const socket of open) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return { stop }
}
