import { OPERATOR_REQUEST_DAYS } from '@gb/domain'
import {
  Answers,
  CurrentOperator,
  type Operator,
  OperatorOnly,
  ProfileId,
  refusedAs,
  Refuses,
} from '@gb/service-kit'
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import {
  MergeAskedDto,
  MergedDto,
  MergeRequestsDto,
  MergeTargetDto,
  MergeWithdrawnDto,
} from './merge-by-two.dto.js'
import {
  toMergeAskedDto,
  toMergedDto,
  toMergeRequestDto,
  toMergeWithdrawnDto,
} from './merge-by-two.mapper.js'
import { MergeByTwoService } from './merge-by-two.service.js'

const NOT_MERGED =
  'One of the two is being deleted or may not keep health data, or a colleague has asked already.'

/** Making one of two profiles of the same person. No operator can do it alone. */
@ApiTags('private data')
@Controller('api/operator')
export class MergeByTwoController {
  constructor(private readonly merges: MergeByTwoService) {}

  @Get('merge-requests')
  @OperatorOnly('privacy:erase')
  @Answers(MergeRequestsDto, 'Merges that wait for a second operator')
  async list(): Promise<MergeRequestsDto> {
    return { requests: (await this.merges.list()).map(toMergeRequestDto) }
  }

  @Post('people/:user_id/merge')
  @HttpCode(200)
  @OperatorOnly('privacy:erase', { confirm: 'merge' })
  @Answers(
    MergeAskedDto,
    'Asks that a profile be merged into another one of the same person. A second operator has to confirm it',
    `Nothing happens to either until then. Unconfirmed it lapses after ${OPERATOR_REQUEST_DAYS} days. Asked again by you, the first time holds.`,
  )
  @Refuses({ 400: 'The two are one profile.', 404: 'One of the two is not there.', 409: NOT_MERGED })
  async ask(
    @Param() { user_id: userId }: ProfileId,
    @Body() { into_user_id: intoUserId }: MergeTargetDto,
    @CurrentOperator() operator: Operator,
  ): Promise<MergeAskedDto> {
    return toMergeAskedDto(await this.merges.ask(userId, intoUserId, operator))
  }

  @Post('people/:user_id/merge/confirm')
  @HttpCode(200)
  @OperatorOnly('privacy:erase', { confirm: 'merge' })
  @Answers(
    MergedDto,
    'Confirms a merge that a colleague asked for, of the same two profiles',
    'Every entry of the logs is added to the profile that stays, once by its id; what stands there stays. Then the other leaves as if its owner had asked: signed out everywhere, a mail, and the same time in which a device of theirs undoes it. Broken off, it goes on when it is confirmed again.',
  )
  @Refuses({
    400: 'The two are one profile.',
    404: 'One of the two is not there, or nobody has asked, or the request has lapsed.',
    409: 'You asked for it yourself, or for another profile to stay, or one of the two may not be merged.',
    429: 'The profile that stays takes something in already. With Retry-After.',
    503: refusedAs('try_again_later', 'Others import right now. With Retry-After.'),
  })
  async confirm(
    @Param() { user_id: userId }: ProfileId,
    @Body() { into_user_id: intoUserId }: MergeTargetDto,
    @CurrentOperator() operator: Operator,
  ): Promise<MergedDto> {
    return toMergedDto(userId, intoUserId, await this.merges.confirm(userId, intoUserId, operator))
  }

  @Delete('people/:user_id/merge')
  @OperatorOnly('privacy:erase')
  @Answers(MergeWithdrawnDto, 'Takes an unconfirmed merge back, whoever asked for it')
  @Refuses({ 404: 'There is no such profile.' })
  async withdraw(@Param() { user_id: userId }: ProfileId): Promise<MergeWithdrawnDto> {
    await this.merges.withdraw(userId)
    return toMergeWithdrawnDto(userId)
  }
}
