import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'

/** Whose import runs, in all processes. */
@Injectable()
export class ImportTurnRepository {
  constructor(private readonly sql: Sql) {}

  /** Runs the import of a person; null, without running it, while another one of theirs runs. */
  alone<T>(userId: string, work: () => Promise<T>): Promise<{ result: T } | null> {
    return this.sql.alone(`profile.import:${userId}`, work)
  }
}
