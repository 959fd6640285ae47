import { Injectable } from '@nestjs/common'
import { AppError, Env } from '@gb/service-kit'
import { ImportTurnRepository } from './import-turn.repository.js'
import { MY_DATA_MESSAGES } from './messages.js'

/** Imports at once in one process: each may hold the 16 MiB of a file, a thread and a connection. */
const MOST_AT_ONCE = 2
const RETRY_SECONDS = 10

const running = () =>
  new AppError('too_many_requests', MY_DATA_MESSAGES.stillRunning, { retryAfterSeconds: RETRY_SECONDS })

const busy = () =>
  new AppError('try_again_later', MY_DATA_MESSAGES.othersImport, { retryAfterSeconds: RETRY_SECONDS })

/** Lets a few imports run at once, and of one person only one, in all processes together. */
@Injectable()
export class ImportTurns {
  private readonly people = new Set<string>()
  private readonly most: number

  constructor(
    private readonly repository: ImportTurnRepository,
    { poolSize }: Env,
  ) {
    // One connection is always left for everything else.
    this.most = Math.min(MOST_AT_ONCE, poolSize - 1)
  }

  /** @throws AppError `too_many_requests` when this person imports already, `try_again_later` when others do */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (this.people.has(userId)) throw running()
    if (this.people.size >= this.most) throw busy()
    this.people.add(userId)
    try {
      const taken = await this.repository.alone(userId, work)
      if (!taken) throw running()
      return taken.result
    } finally {
      this.people.delete(userId)
    }
  }
}
