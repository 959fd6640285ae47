import { Injectable } from '@nestjs/common'
import { Sql, statementForPerson } from '@gb/service-kit'

const updateFoodLogged = statementForPerson(
  'update_food_logged_through',
  'UPDATE profile.profile SET food_logged_through = $2, updated_at = now() WHERE user_id = $1 RETURNING user_id',
)

/** Up to which day all food was logged, written alone; it is read with the person of every request. */
@Injectable()
export class FoodLogAnswerRepository {
  constructor(private readonly sql: Sql) {}

  /** False when there is no such profile. */
  async keep(userId: string, through: string | null): Promise<boolean> {
    return (await this.sql.maybeOne(updateFoodLogged, [userId, through])) !== null
  }
}
