import { Answers, OperatorOnly, Refuses } from '@gb/service-kit'
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { PAYMENT_WORK_MESSAGES } from './messages.js'
import {
  OpenRefundsDto,
  OwedDto,
  PaymentEventPath,
  PaymentEventRetriedDto,
  PaymentEventsDto,
} from './operator-payments.dto.js'
import { toOpenRefundDto, toOwedCallDto, toPaymentEventDto } from './operator-payments.mapper.js'
import { OperatorPaymentsService } from './operator-payments.service.js'

/** What waits between the payment provider and us. */
@ApiTags('billing')
@Controller('api/operator')
export class OperatorPaymentsController {
  constructor(private readonly payments: OperatorPaymentsService) {}

  @Get('payment-events')
  @OperatorOnly('ops:read')
  @Answers(PaymentEventsDto, 'Events of the payment provider that failed at least once and are not done')
  async failed(): Promise<PaymentEventsDto> {
    return { events: (await this.payments.failed()).map(toPaymentEventDto) }
  }

  @Post('payment-events/:event_id/retry')
  @HttpCode(200)
  @OperatorOnly('ops:write')
  @Answers(PaymentEventRetriedDto, 'Tries it again now: the provider is asked what is true')
  @Refuses({ 404: 'There is no such event that waits.' })
  async retry(@Param() { event_id: eventId }: PaymentEventPath): Promise<PaymentEventRetriedDto> {
    await this.payments.retry(eventId)
    return { message: PAYMENT_WORK_MESSAGES.dueNow }
  }

  @Get('refunds')
  @OperatorOnly('billing:write')
  @Answers(OpenRefundsDto, 'Refunds that people asked for or operators gave, and that have not gone through')
  async refunds(): Promise<OpenRefundsDto> {
    return { refunds: (await this.payments.refunds()).map(toOpenRefundDto) }
  }

  @Get('owed-to-provider')
  @OperatorOnly('billing:write')
  @Answers(OwedDto, 'Subscriptions of which the payment provider has still to be told something')
  async owed(): Promise<OwedDto> {
    return { owed: (await this.payments.owed()).map(toOwedCallDto) }
  }
}
