import { Injectable } from '@nestjs/common'
import { FieldCipher, Keys, Sql, statementForEveryone, statementForPerson } from '@gb/service-kit'
import { mailboxOf } from '../../database/lookups.js'
import { emailPlace } from '../../database/sealed-fields.js'

/** A profile as it is found. */
export interface FoundPerson {
  userId: string
  name: string
  email: string
  timeZone: string | null
  createdAt: Date
  eraseAt: Date | null
}

type Row = Omit<FoundPerson, 'email'> & { emailSealed: Buffer }

/** One mailbox may have made several profiles; nobody has more than this. */
const MAX_FOUND = 20

const COLUMNS = `user_id AS "userId", name, email_sealed AS "emailSealed", time_zone AS "timeZone",
  created_at AS "createdAt", erase_at AS "eraseAt"`

const byId = statementForPerson(
  'find_person_by_id',
  `SELECT ${COLUMNS} FROM profile.profile WHERE user_id = $1`,
)

const byMailbox = statementForEveryone(
  'find_people_by_mailbox',
  `SELECT ${COLUMNS} FROM profile.profile WHERE email_lookup = $1 ORDER BY created_at DESC LIMIT ${MAX_FOUND}`,
)

/** Profiles, as an operator looks for them. */
@Injectable()
export class PeopleRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly keys: Keys,
  ) {}

  async byId(userId: string): Promise<FoundPerson[]> {
    return this.opened(await this.sql.query<Row>(byId, [userId]))
  }

  /** Newest first. */
  async byEmail(email: string): Promise<FoundPerson[]> {
    return this.opened(await this.sql.query<Row>(byMailbox, [mailboxOf(this.keys, email)]))
  }

  private opened(rows: Row[]): FoundPerson[] {
    return rows.map(({ emailSealed, ...row }) => ({
      ...row,
      email: this.cipher.open(emailSealed, emailPlace(row.userId)),
    }))
  }
}
