import type { IronAnswer } from '@gb/domain'
import { Injectable } from '@nestjs/common'
import { FieldCipher, Sql, statementForPerson } from '@gb/service-kit'
import { sealIron } from '../../database/sealed-fields.js'

const updateIron = statementForPerson(
  'update_iron_answer',
  'UPDATE profile.profile SET iron_sealed = $2, updated_at = now() WHERE user_id = $1 RETURNING user_id',
)

/** The answer about iron, written alone; it is read with the profile. */
@Injectable()
export class IronAnswerRepository {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
  ) {}

  /** False when there is no such profile. */
  async keep(userId: string, answer: IronAnswer): Promise<boolean> {
    const sealed = sealIron(this.cipher, userId, answer)
    return (await this.sql.maybeOne(updateIron, [userId, sealed])) !== null
  }
}
