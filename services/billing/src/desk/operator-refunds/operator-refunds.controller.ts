import {
  Answers,
  CurrentOperator,
  type Operator,
  OperatorOnly,
  ProfileId,
  refusedAs,
  Refuses,
} from '@gb/service-kit'
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { GiveBackDto, GivenRefundDto, PaymentPath, PaymentsDto } from './operator-refunds.dto.js'
import { toGivenRefundDto, toPaymentDto } from './operator-refunds.mapper.js'
import { OperatorRefundsService } from './operator-refunds.service.js'

/** Payments, and what goes back of them by hand. Why stands in the header X-Reason, and from there in the audit log. */
@ApiTags('billing')
@Controller('api/operator/payments')
export class OperatorRefundsController {
  constructor(private readonly refunds: OperatorRefundsService) {}

  @Get(':user_id')
  @OperatorOnly('billing:write', { reason: true })
  @Answers(PaymentsDto, 'What a person paid, as the payment provider says now, and what was given back')
  @Refuses({ 503: refusedAs('provider_unavailable', 'The payment provider does not answer just now.') })
  async list(@Param() { user_id: userId }: ProfileId): Promise<PaymentsDto> {
    const { payments, refunds } = await this.refunds.list(userId)
    return { payments: payments.map(toPaymentDto), refunds: refunds.map(toGivenRefundDto) }
  }

  @Post(':user_id/:payment_id/refunds')
  @HttpCode(200)
  @OperatorOnly('billing:write', { reason: true, confirm: 'refund' })
  @Answers(
    GivenRefundDto,
    'Gives a payment back, whole or in part',
    'Never more than was paid. While the provider is away it is written down, and goes back as soon as it answers. The person gets a mail.',
  )
  @Refuses({
    404: 'There is no such payment.',
    409: 'The refund_id belongs to another refund, or all of it has gone back.',
    503: refusedAs('provider_unavailable', 'Nobody can say just now what was paid.'),
  })
  async give(
    @Param() path: PaymentPath,
    @Body() wanted: GiveBackDto,
    @CurrentOperator() operator: Operator,
  ): Promise<GivenRefundDto> {
    return toGivenRefundDto(await this.refunds.give(path, wanted, operator))
  }
}
