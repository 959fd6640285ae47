import {
  type BatchOutcome,
  FieldCipher,
  type PersonalBatch,
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
export class TrackingData extends PersonalStore implements TrackingDataPort {
  constructor(
    sql: Sql,
    cipher: FieldCipher,
    initials: InitialWeightRepository,
    private readonly questions: ImportedQuestions,
  ) {
    super(
      sql,
      cipher,
      trackingTables((userId, rows) => initials.settle(userId, rows)),
    )
  }

  override async import(userId: string, batch: PersonalBatch): Promise<BatchOutcome> {
    const outcome = await super.import(userId, batch)
    // Also when nothing was new: an import that was cut off here is made good by the next one.
    return { ...outcome, asked: await this.questions.about(userId, batch) }
  }

  /** Entries stay in our database; reminders leave it. */
  recipients(): Promise<Recipient[]> {
    return Promise.resolve([PUSH_RECIPIENT])
  }
}
