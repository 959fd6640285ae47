import { Injectable } from '@nestjs/common'
import { Sql, statementForPerson } from '@gb/service-kit'

const readSwitch = statementForPerson(
  'read_code_restore',
  'SELECT code_restore_enabled AS "isOn" FROM profile.profile WHERE user_id = $1',
)

const turnSwitch = statementForPerson(
  'turn_code_restore',
  `UPDATE profile.profile SET code_restore_enabled = $2 WHERE user_id = $1 AND code_restore_enabled <> $2
   RETURNING user_id`,
)

/** Whether the code, with the e-mail, opens a profile on browsers that we do not know. */
@Injectable()
export class CodeRestoreRepository {
  constructor(private readonly sql: Sql) {}

  async isOn(userId: string): Promise<boolean> {
    return (await this.sql.one<{ isOn: boolean }>(readSwitch, [userId])).isOn
  }

  /** Answers whether that changed anything. */
  async turn(userId: string, isOn: boolean): Promise<boolean> {
    return (await this.sql.maybeOne(turnSwitch, [userId, isOn])) !== null
  }
}
