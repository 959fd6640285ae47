import {
  type BatchOutcome,
  Env,
  FieldCipher,
  type FoodDataPort,
  type PersonalBatch,
  type PersonalPage,
  type PersonalPlace,
  PersonalStore,
  type Recipient,
  Sql,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { FOOD_TABLES } from './food-tables.js'
import { analyzerRecipient, productRecipient } from './recipients.js'

/** What food-analysis holds about a person. */
@Injectable()
export class FoodData implements FoodDataPort {
  private readonly store: PersonalStore

  constructor(
    sql: Sql,
    cipher: FieldCipher,
    private readonly env: Env,
  ) {
    this.store = new PersonalStore(sql, cipher, FOOD_TABLES)
  }

  export(userId: string, place: PersonalPlace | null): Promise<PersonalPage> {
    return this.store.export(userId, place)
  }

  import(userId: string, batch: PersonalBatch): Promise<BatchOutcome> {
    return this.store.import(userId, batch)
  }

  erase(userId: string): Promise<void> {
    return this.store.erase(userId)
  }

  recipients(): Promise<Recipient[]> {
    return Promise.resolve([analyzerRecipient(this.env.openai), productRecipient(this.env.openFoodFactsUrl)])
  }
}
