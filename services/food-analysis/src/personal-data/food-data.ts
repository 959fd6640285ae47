import { Env, FieldCipher, type FoodDataPort, PersonalStore, type Recipient, Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { FOOD_TABLES } from './food-tables.js'
import { analyzerRecipient, productRecipient } from './recipients.js'

/** What food-analysis holds about a person. */
@Injectable()
export class FoodData extends PersonalStore implements FoodDataPort {
  constructor(
    sql: Sql,
    cipher: FieldCipher,
    private readonly env: Env,
  ) {
    super(sql, cipher, FOOD_TABLES)
  }

  recipients(): Promise<Recipient[]> {
    return Promise.resolve([analyzerRecipient(this.env.openai), productRecipient(this.env.openFoodFactsUrl)])
  }
}
