import { Injectable } from '@nestjs/common'
import { Sql, statementForPerson } from '@gb/service-kit'

const updateDayStart = statementForPerson(
  'update_day_start',
  'UPDATE profile.profile SET day_starts_at = $2, updated_at = now() WHERE user_id = $1 RETURNING user_id',
)

/** The hour at which the day begins, written alone; it is read with the profile. */
@Injectable()
export class DayStartRepository {
  constructor(private readonly sql: Sql) {}

  /** False when there is no such profile. */
  async keep(userId: string, hour: number): Promise<boolean> {
    return (await this.sql.maybeOne(updateDayStart, [userId, hour])) !== null
  }
}
