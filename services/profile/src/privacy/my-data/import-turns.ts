import { Injectable } from '@nestjs/common'
import { Env } from '@gb/service-kit'
import { ImportStillRunning, OthersImport } from './errors.js'
import { ImportTurnRepository } from './import-turn.repository.js'

/** Imports at once in one process: each may hold the 16 MiB of a file, a thread and a connection. */
const MOST_AT_ONCE = 2

/** Lets a few imports run at once, and of one person only one, in all processes together. */
@Injectable()
export class ImportTurns {
  private readonly people = new Set<string>()
  private readonly most: number

  constructor(
    private readonly repository: ImportTurnRepository,
    { connectionsPerService }: Env,
  ) {
    // One connection is always left for everything else.
    this.most = Math.min(MOST_AT_ONCE, connectionsPerService - 1)
  }

  /** @throws AppError `too_many_requests` when this person imports already, `try_again_later` when others do */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    if (this.people.has(userId)) throw new ImportStillRunning()
    if (this.people.size >= this.most) throw new OthersImport()
    this.people.add(userId)
    try {
      const taken = await this.repository.alone(userId, work)
      if (!taken) throw new ImportStillRunning()
      return taken.result
    } finally {
      this.people.delete(userId)
    }
  }
}
