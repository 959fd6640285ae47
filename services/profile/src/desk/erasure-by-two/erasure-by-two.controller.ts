import { OPERATOR_REQUEST_DAYS } from '@gb/domain'
import { Answers, CurrentOperator, type Operator, OperatorOnly, ProfileId, Refuses } from '@gb/service-kit'
import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { DeletionDto } from '../../privacy/deletion/deletion.dto.js'
import { toDeletionDto } from '../../privacy/deletion/deletion.mapper.js'
import { ErasureAskedDto, ErasureRequestsDto, ErasureWithdrawnDto } from './erasure-by-two.dto.js'
import { toErasureAskedDto, toErasureRequestDto, toErasureWithdrawnDto } from './erasure-by-two.mapper.js'
import { ErasureByTwoService } from './erasure-by-two.service.js'

/** Erasing a profile for somebody who cannot do it themselves. No operator can do it alone. */
@ApiTags('private data')
@Controller('api/operator')
export class ErasureByTwoController {
  constructor(private readonly erasures: ErasureByTwoService) {}

  @Get('erasure-requests')
  @OperatorOnly('privacy:erase')
  @Answers(ErasureRequestsDto, 'Erasures that wait for a second operator')
  async list(): Promise<ErasureRequestsDto> {
    return { requests: (await this.erasures.list()).map(toErasureRequestDto) }
  }

  @Post('people/:user_id/erasure')
  @HttpCode(200)
  @OperatorOnly('privacy:erase', { confirm: 'erase' })
  @Answers(
    ErasureAskedDto,
    'Asks for the erasure of a profile. A second operator has to confirm it',
    `Nothing happens to the profile until then. Unconfirmed it lapses after ${OPERATOR_REQUEST_DAYS} days. Asked again by you, the first time holds.`,
  )
  @Refuses({ 404: 'There is no such profile.', 409: 'It leaves already, or a colleague has asked.' })
  async ask(
    @Param() { user_id: userId }: ProfileId,
    @CurrentOperator() operator: Operator,
  ): Promise<ErasureAskedDto> {
    return toErasureAskedDto(await this.erasures.ask(userId, operator))
  }

  @Post('people/:user_id/erasure/confirm')
  @HttpCode(200)
  @OperatorOnly('privacy:erase', { confirm: 'erase' })
  @Answers(
    DeletionDto,
    'Confirms an erasure that a colleague asked for',
    'From here it goes as if its owner had asked: signed out everywhere, a mail, and the same time in which a device of theirs undoes it.',
  )
  @Refuses({
    404: 'There is no such profile, or nobody has asked, or the request has lapsed.',
    409: 'You asked for it yourself, or the profile leaves already.',
  })
  async confirm(
    @Param() { user_id: userId }: ProfileId,
    @CurrentOperator() operator: Operator,
  ): Promise<DeletionDto> {
    return toDeletionDto(userId, await this.erasures.confirm(userId, operator))
  }

  @Delete('people/:user_id/erasure')
  @OperatorOnly('privacy:erase')
  @Answers(ErasureWithdrawnDto, 'Takes an unconfirmed erasure back, whoever asked for it')
  @Refuses({ 404: 'There is no such profile.' })
  async withdraw(@Param() { user_id: userId }: ProfileId): Promise<ErasureWithdrawnDto> {
    await this.erasures.withdraw(userId)
    return toErasureWithdrawnDto(userId)
  }
}
