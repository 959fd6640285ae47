import {
  type BatchOutcome,
  FieldCipher,
  type PersonalBatch,
  type PersonalPage,
  type PersonalPlace,
  PersonalStore,
  type Recipient,
  Sql,
  type TrackingDataPort,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { ImportedQuestions } from './imported-questions.js'
import { InitialWeightRepository } from './initial-weight.repository.js'
import { PUSH_RECIPIENT } from './recipients.js'
import { trackingTables } from './tracking-tables.js'

/** What tracking holds about a person. */
@Injectable()
export class TrackingData implements TrackingDataPort {
  private readonly store: PersonalStore

  constructor(
    sql: Sql,
    cipher: FieldCipher,
    initials: InitialWeightRepository,
    private readonly questions: ImportedQuestions,
  ) {
    this.store = new PersonalStore(
      sql,
      cipher,
      trackingTables((userId, rows) => initials.settle(userId, rows)),
    )
  }

  export(userId: string, place: PersonalPlace | null): Promise<PersonalPage> {
    return this.store.export(userId, place)
  }

  async import(userId: string, batch: PersonalBatch): Promise<BatchOutcome> {
    const outcome = await this.store.import(userId, batch)
    // Also when nothing was new: an import that was cut off here is made good by the next one.
    return { ...outcome, asked: await this.questions.about(userId, batch) }
  }

  erase(userId: string): Promise<void> {
    return this.store.erase(userId)
  }

  /** Entries stay in our database; reminders leave it. */
  recipients(): Promise<Recipient[]> {
    return Promise.resolve([PUSH_RECIPIENT])
  }
}
