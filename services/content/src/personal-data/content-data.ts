import { type ContentDataPort, FieldCipher, PersonalStore, type Recipient, Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { CONTENT_TABLES } from './content-tables.js'

/** What content holds about a person. */
@Injectable()
export class ContentData extends PersonalStore implements ContentDataPort {
  constructor(sql: Sql, cipher: FieldCipher) {
    super(sql, cipher, CONTENT_TABLES)
  }

  /** Nobody: it stays in our database. */
  recipients(): Promise<Recipient[]> {
    return Promise.resolve([])
  }
}
