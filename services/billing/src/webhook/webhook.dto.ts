import { ApiProperty } from '@nestjs/swagger'

/** The event is kept. */
export class WebhookAnswerDto {
  @ApiProperty({ description: 'Always true.', example: true })
  received!: boolean
}
