import {
  type BatchOutcome,
  type ContentDataPort,
  FieldCipher,
  type PersonalBatch,
  type PersonalPage,
  type PersonalPlace,
  PersonalStore,
  type Recipient,
  Sql,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { CONTENT_TABLES } from './content-tables.js'

/** What content holds about a person. */
@Injectable()
export class ContentData implements ContentDataPort {
  private readonly store: PersonalStore

  constructor(sql: Sql, cipher: FieldCipher) {
    this.store = new PersonalStore(sql, cipher, CONTENT_TABLES)
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

  /** Nobody: it stays in our database. */
  recipients(): Promise<Recipient[]> {
    return Promise.resolve([])
  }
}
