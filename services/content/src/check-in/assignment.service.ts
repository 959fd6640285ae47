import { InvalidField, type Operator, OperatorPort, Sql } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { CheckInTexts } from './check-in-texts.js'
import { toInboxEntryDto } from './check-in.mapper.js'
import { CheckInRepository, type StoredCheckIn } from './check-in.repository.js'
import { NoSuchCheckIn, NothingToAssign, TakenByOther } from './errors.js'
import type { AssignDto, InboxEntryDto, InboxPath } from './inbox.dto.js'
import { INBOX_MESSAGES } from './messages.js'

/**
 * Which operator has taken which message. It keeps two from writing at once and nobody from answering: a message that
 * cannot wait is answered by whoever reads it.
 */
@Injectable()
export class AssignmentService {
  constructor(
    private readonly sql: Sql,
    private readonly checkIns: CheckInRepository,
    private readonly texts: CheckInTexts,
    private readonly operators: OperatorPort,
  ) {}

  /**
   * The same again changes nothing.
   * @throws AppError `not_found`, `conflict` when somebody else has it or it is answered, `invalid_input` for a name that
   *   answers no messages
   */
  async assign(
    path: InboxPath,
    { operator: named, instead_of: before }: AssignDto,
    operator: Operator,
  ): Promise<InboxEntryDto> {
    const name = named ?? operator.name
    if (name !== operator.name && !(await this.operators.isAtWork(name, 'check-ins:answer')))
      throw new InvalidField('operator', INBOX_MESSAGES.noOperator)
    return this.give(path, operator, name, ({ assignedTo }) => {
      if (assignedTo !== null && assignedTo !== name && assignedTo !== before)
        throw new TakenByOther(assignedTo)
    })
  }

  /** Whoever has it: somebody may be away. @throws AppError `not_found`, `conflict` when it is answered */
  unassign(path: InboxPath, operator: Operator): Promise<InboxEntryDto> {
    return this.give(path, operator, null, () => undefined)
  }

  private async give(
    { user_id: userId, entry_id: entryId }: InboxPath,
    operator: Operator,
    name: string | null,
    check: (now: StoredCheckIn) => void,
  ): Promise<InboxEntryDto> {
    const { before, after } = await this.sql.transaction(async () => {
      const now = await this.checkIns.lock(userId, entryId)
      if (!now) throw new NoSuchCheckIn()
      if (now.answeredAt !== null) throw new NothingToAssign()
      check(now)
      const isSame = now.assignedTo === name
      return { before: now.assignedTo, after: isSame ? now : await this.checkIns.assign(now, name) }
    })
    const change = `entry_id=${entryId} from=${before ?? 'nobody'} to=${name ?? 'nobody'}`
    if (before !== name)
      await this.operators.note(operator, 'check-in assigned', [`user_id=${userId} ${change}`])
    return toInboxEntryDto(after, this.texts.open(after), new Date())
  }
}
