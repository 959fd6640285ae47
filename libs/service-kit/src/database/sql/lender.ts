import type { Pool, PoolClient } from 'pg'
import { Busy } from '../../base/errors/general.js'
import { giveUp, isDead } from './ask.js'
import { LIMITS } from './limits.js'
import { patiently } from './patience.js'

const TOO_LONG = new Error('a connection was not given back in time')

/** Which connections are not to be trusted: those that were heard last before one of them hung. */
const suspicion = { before: 0 }

/** A free or a new connection, in time; one that comes too late goes back. */
const connect = async (pool: Pool, limitMs: number): Promise<PoolClient> => {
  const connecting = pool.connect()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs)
  })
  const client = await Promise.race([connecting, late]).finally(() => clearTimeout(timer))
  if (client) return client
  connecting.then(
    (tooLate) => tooLate.release(),
    () => undefined,
  )
  throw new Busy()
}

/** Lends the connections of a pool: none that is dead goes back into it, none stays away for ever. */
export class Lender {
  /** When each connection answered last. */
  private readonly heard = new WeakMap<PoolClient, number>()

  /** @param loanMs after which a connection is taken back from whoever has it */
  constructor(
    private readonly pool: Pool,
    private readonly loanMs: number = LIMITS.loan,
  ) {}

  /** Runs work on a connection that is its own meanwhile. */
  async lend<T>(work: (client: PoolClient) => Promise<T>, loanMs = this.loanMs): Promise<T> {
    const client = await this.checkOut()
    const since = performance.now()
    let isBack = false
    const giveBack = (broken?: Error): void => {
      if (isBack) return
      isBack = true
      client.release(broken)
    }
    const watch = setTimeout(() => {
      giveUp(client)
      giveBack(TOO_LONG)
    }, loanMs)
    watch.unref()
    try {
      return await work(client)
    } finally {
      clearTimeout(watch)
      if (isDead(client)) this.bury(giveBack, since)
      else {
        this.heard.set(client, performance.now())
        giveBack()
      }
    }
  }

  /**
   * When one connection hung, so do probably all others of its age, of every pool: the network between was cut without
   * a word. Those who come next must not find that out one by one.
   */
  private bury(giveBack: (broken: Error) => void, since: number): void {
    if (performance.now() - since >= LIMITS.ping) suspicion.before = Math.max(suspicion.before, since)
    giveBack(new Error('the connection is dead'))
  }

  private async checkOut(): Promise<PoolClient> {
    for (;;) {
      const client = await patiently(LIMITS.connect, (limitMs) => connect(this.pool, limitMs))
      if ((this.heard.get(client) ?? Infinity) >= suspicion.before) return client
      client.release(true)
    }
  }
}
