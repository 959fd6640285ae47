import type { Language } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { FieldCipher, Sql, statementForPerson } from '@gb/service-kit'
import { emailPlace } from '../../database/sealed-fields.js'

/** Where a person is written to, in which language, and the zone that instants in a letter are said in. */
export interface Address {
  email: string
  /** IANA name; UTC if never seen. */
  timeZone: string
  /** English if never chosen. */
  language: Language
}

interface Row {
  emailSealed: Buffer
  timeZone: string
  language: Language
}

// Who is being erased is written to no more.
const readAddress = statementForPerson(
  'read_address',
  `SELECT email_sealed AS "emailSealed", coalesce(time_zone, 'UTC') AS "timeZone",
     coalesce(language, 'en') AS language
   FROM profile.profile WHERE user_id = $1 AND erasing_at IS NULL`,
)

/** The addresses in force. */
@Injectable()
export class AddressRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** Null when nobody is to be written to. */
  async find(userId: string): Promise<Address | null> {
    const row = await this.sql.maybeOne<Row>(readAddress, [userId])
    if (!row) return null
    const { emailSealed, ...rest } = row
    return { email: this.cipher.open(emailSealed, emailPlace(userId)), ...rest }
  }
}
