import type { Pool, PoolClient } from 'pg'
import { Busy } from '../../base/errors/general.js'
import { countedWait } from '../../figures/connection-waits.js'
import { giveUp, isDead } from './ask.js'
import { LIMITS } from './limits.js'
import { patiently } from './patience.js'
import { Places } from './places.js'

const TOO_LONG = new Error('a connection was not given back in time')

/** When each connection answered last, to whichever of the services that share it. */
const heard = new WeakMap<PoolClient, number>()

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

/** On what terms connections are lent. */
export interface LoanTerms {
  /** How many may be lent at a time; the rest of the pool is for others. */
  most?: number | undefined
  /** Milliseconds after which a connection is taken back from whoever has it. */
  loanMs?: number
}

/** Lends the connections of a pool: none that is dead goes back into it, none stays away for ever. */
export class Lender {
  private readonly places: Places
  private readonly loanMs: number

  constructor(
    private readonly pool: Pool,
    { most = Infinity, loanMs = LIMITS.loan }: LoanTerms = {},
  ) {
    this.places = new Places(most)
    this.loanMs = loanMs
  }

  /**
   * Runs work on a connection that is its own meanwhile.
   * @throws AppError `try_again_later` when there is none in time
   */
  async lend<T>(work: (client: PoolClient) => Promise<T>, loanMs = this.loanMs): Promise<T> {
    const client = await countedWait(() => this.takeOut())
    const since = performance.now()
    let isBack = false
    const giveBack = (broken?: Error): void => {
      if (isBack) return
      isBack = true
      client.release(broken)
      this.places.leave()
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
        heard.set(client, performance.now())
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

  private async takeOut(): Promise<PoolClient> {
    if (
      !this.places.enterNow() &&
      !(await patiently(LIMITS.connect, (limitMs) => this.places.enter(limitMs)))
    )
      throw new Busy()
    try {
      return await this.checkOut()
    } catch (error) {
      this.places.leave()
      throw error
    }
  }

  private async checkOut(): Promise<PoolClient> {
    for (;;) {
      const client = await patiently(LIMITS.connect, (limitMs) => connect(this.pool, limitMs))
      if ((heard.get(client) ?? Infinity) >= suspicion.before) return client
      client.release(true)
    }
  }
}
