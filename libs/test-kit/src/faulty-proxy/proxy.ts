import { connect, createServer, type Server, type Socket } from 'node:net'
import { Link } from './link.ts'

/** A TCP proxy on a loopback port that carries bytes faithfully until it is told to misbehave. */
export interface FaultyProxy {
  readonly host: string
  readonly port: number
  /** How many connections are open through it. */
  readonly open: number
  /** How many connections came so far: a storm shows here. */
  readonly accepted: number
  /** The same address with this proxy in the place of its host and port. */
  through(url: string): string
  /** The bytes of every open connection stop in both directions; the sockets stay open, new connections work. */
  stall(): void
  /** Connections that come from now on are taken, and no byte passes. */
  stallNew(): void
  /** Every open connection is reset. */
  cut(): void
  /** Nobody listens any more: new connections are refused, open ones go on. */
  refuse(): Promise<void>
  /** Every piece of bytes comes so much later, in both directions. */
  delay(ms: number): void
  /** Whole again: what was stalled goes on, new connections are taken, nothing is late. */
  restore(): Promise<void>
  /** Resets everything and listens no more. */
  close(): Promise<void>
}

const HOST = '127.0.0.1'

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })

const portOf = (server: Server): number => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port')
  return address.port
}

/** Starts a proxy in front of a server, on a free port. Close it when the test ends. */
export const startFaultyProxy = async (target: { host: string; port: number }): Promise<FaultyProxy> => {
  const links = new Set<Link>()
  const state = { delayMs: 0, stallsNew: false, accepted: 0 }

  const take = (client: Socket): void => {
    state.accepted += 1
    const upstream = connect({ ...target, allowHalfOpen: true })
    const link = new Link(client, upstream, () => state.delayMs)
    links.add(link)
    link.whenOver(() => links.delete(link))
    if (state.stallsNew) link.stall()
  }

  const server = createServer({ allowHalfOpen: true, noDelay: true }, take)
  await listen(server, 0)
  const port = portOf(server)

  const cut = (): void => links.forEach((link) => link.cut())
  const refuse = async (): Promise<void> => {
    // Waiting for its end would wait for every open connection.
    if (server.listening) server.close()
  }

  return {
    host: HOST,
    port,
    get open() {
      return links.size
    },
    get accepted() {
      return state.accepted
    },
    through: (url) => Object.assign(new URL(url), { hostname: HOST, port: String(port) }).href,
    stall: () => links.forEach((link) => link.stall()),
    stallNew: () => {
      state.stallsNew = true
    },
    cut,
    refuse,
    delay: (ms) => {
      state.delayMs = ms
    },
    restore: async () => {
      Object.assign(state, { delayMs: 0, stallsNew: false })
      links.forEach((link) => link.restore())
      if (!server.listening) await listen(server, port)
    },
    close: async () => {
      await refuse()
      cut()
    },
  }
}
