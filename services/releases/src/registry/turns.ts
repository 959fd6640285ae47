import { setTimeout } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import { BeingPublished } from './errors.js'

/** So often somebody looks whether it is their turn, and so long they wait in between: ten seconds in all. */
const TRIES = 100
const WAIT_MS = 100

/** One after the other publishes of a remote. */
@Injectable()
export class Turns {
  constructor(private readonly sql: Sql) {}

  /**
   * Runs work while nobody else publishes the same remote, in this process or another: what was looked at before files are
   * written holds until they are. A process that dies has had its turn.
   * @throws BeingPublished
   */
  async take<T>(remote: string, work: () => Promise<T>): Promise<T> {
    for (let tries = 0; tries < TRIES; tries++) {
      const done = await this.sql.alone(`releases of ${remote}`, work)
      if (done) return done.result
      await setTimeout(WAIT_MS)
    }
    throw new BeingPublished(remote)
  }
}
