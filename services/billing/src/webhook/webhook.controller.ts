import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common'
import { ApiHeader, ApiTags } from '@nestjs/swagger'
import { Answers, Public, refusedAs, Refuses, SignedBody } from '@gb/service-kit'
import { WebhookAnswerDto } from './webhook.dto.js'
import { WebhookService } from './webhook.service.js'

/** An event of Stripe with what it is about is seldom larger than 30 KiB. */
const MAX_BYTES = 512 * 1024

/** What the payment provider tells. */
@ApiTags('billing')
@Controller('api/billing')
export class WebhookController {
  constructor(private readonly webhooks: WebhookService) {}

  @Post('webhook')
  @HttpCode(200)
  @Public()
  @SignedBody(MAX_BYTES)
  @ApiHeader({ name: 'Stripe-Signature', required: true, description: 'Made with STRIPE_WEBHOOK_SECRET.' })
  @Answers(WebhookAnswerDto, 'Takes an event of Stripe; answers once it is kept')
  @Refuses({
    400: 'The signature does not fit, or is too old.',
    503: refusedAs('provider_unavailable', 'No webhook secret is set.'),
  })
  async receive(
    @Req() request: { rawBody?: string },
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<WebhookAnswerDto> {
    await this.webhooks.receive(request.rawBody, signature)
    return { received: true }
  }
}
