import { ApiProperty } from '@nestjs/swagger'
import { Matches } from 'class-validator'

/** Which event. */
export class PaymentEventPath {
  @ApiProperty({ description: "The provider's id of the event.", example: 'evt_1PjQ2d2eZvKYlo2C' })
  @Matches(/^[\w-]{1,255}$/, { message: 'event_id must be one from the list.' })
  event_id!: string
}

/** An event that could not be acted on yet. */
export class PaymentEventDto {
  @ApiProperty({ description: "The provider's id of the event.", example: 'evt_1PjQ2d2eZvKYlo2C' })
  event_id!: string

  @ApiProperty({ description: 'checkout, subscription or charge.', example: 'checkout' })
  kind!: string

  @ApiProperty({ description: 'What the provider is asked about.', example: 'cs_test_a1b2' })
  object_id!: string

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  received_at!: string

  @ApiProperty({ description: 'Tries so far.', example: 3 })
  attempts!: number

  @ApiProperty({ description: 'ISO instant of the next try.', example: '2026-11-20T08:35:00.000Z' })
  next_attempt_at!: string
}

/** Events that failed. */
export class PaymentEventsDto {
  @ApiProperty({ description: 'Newest first, at most 200.', type: [PaymentEventDto] })
  events!: PaymentEventDto[]
}

/** That it is due. */
export class PaymentEventRetriedDto {
  @ApiProperty({ description: 'What happens now.', example: 'It will be tried again within seconds.' })
  message!: string
}

/** Money that is to go back and has not. */
export class OpenRefundDto {
  @ApiProperty({ description: 'Whose.', example: '6f9c1c0e-0f57-4b7e-9a51-2f0f1f1d7c11' })
  user_id!: string

  @ApiProperty({ description: 'The checkout that paid.', example: 'cs_test_a1b2' })
  session_id!: string

  @ApiProperty({ description: 'Package.', example: 'monthly' })
  package_id!: string

  @ApiProperty({ description: 'ISO instant.', example: '2026-11-20T08:30:00.000Z' })
  asked_at!: string
}

/** Open refunds. */
export class OpenRefundsDto {
  @ApiProperty({ description: 'Oldest first, at most 200.', type: [OpenRefundDto] })
  refunds!: OpenRefundDto[]
}
