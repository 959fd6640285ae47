import { Injectable } from '@nestjs/common'
import { Env, Sql, statement } from '@gb/service-kit'
import { DailyCallsReached } from './errors.js'

const countCall = statement(
  'ai_count_call',
  `INSERT INTO food_analysis.ai_usage AS u (day, calls) VALUES ((now() AT TIME ZONE 'UTC')::date, 1)
   ON CONFLICT (day) DO UPDATE SET calls = u.calls + 1 WHERE u.calls < $1 RETURNING calls`,
)

/** The daily breaker of what the provider may cost, over all persons and processes. */
@Injectable()
export class AiUsageRepository {
  constructor(
    private readonly sql: Sql,
    private readonly env: Env,
  ) {}

  /** Counts one request before it is made. @throws AppError `provider_unavailable` when the day's limit is reached */
  async spend(): Promise<void> {
    const counted = await this.sql.maybeOne(countCall, [this.env.aiCallsPerDay])
    if (!counted) throw new DailyCallsReached()
  }
}
