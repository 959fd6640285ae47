import { Answer } from '@gb/service-kit'

/** The event is kept. */
export class WebhookAnswerDto {
  @Answer('Always true.', true) received!: boolean
}
