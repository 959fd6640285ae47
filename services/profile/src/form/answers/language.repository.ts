import type { Language } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { Sql, statementForPerson } from '@gb/service-kit'

const updateLanguage = statementForPerson(
  'update_language',
  'UPDATE profile.profile SET language = $2, updated_at = now() WHERE user_id = $1 RETURNING user_id',
)

/** The language in which a person is written to, written alone; it is read with the profile. */
@Injectable()
export class LanguageRepository {
  constructor(private readonly sql: Sql) {}

  /** False when there is no such profile. */
  async keep(userId: string, language: Language): Promise<boolean> {
    return (await this.sql.maybeOne(updateLanguage, [userId, language])) !== null
  }
}
