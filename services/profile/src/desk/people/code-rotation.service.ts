import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import { CodeSupplyService } from '../../person/profile/code-supply.service.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import { RecoveryCodeRepository } from '../../person/profile/recovery-code.repository.js'
import { LETTERS } from '../../post/mail/messages.js'
import { PostOffice } from '../../post/mail/post-office.js'
import { SUPPORT } from './messages.js'
import { NobodyFound } from './errors.js'

/** Gives people another profile code when they ask an operator. */
@Injectable()
export class CodeRotationService {
  constructor(
    private readonly sql: Sql,
    private readonly profiles: ProfileRepository,
    private readonly codes: CodeSupplyService,
    private readonly recoveryCodes: RecoveryCodeRepository,
    private readonly post: PostOffice,
  ) {}

  /** Mails the new code to the owner; whoever asked does not see it. @throws AppError `not_found` */
  rotate(userId: string): Promise<void> {
    return this.sql.transaction(async () => {
      if (!(await this.profiles.lock(userId))) throw new NobodyFound()
      await this.codes.rotate(userId)
      const code = await this.recoveryCodes.read(userId)
      if (code === null) throw new Error('a rotated code is not there')
      await this.post.mustNotify(userId, SUPPORT, ({ at }) => LETTERS.codeRotated(code, at))
    })
  }
}
