import { situation } from '@gb/service-kit'
import { WEBHOOK_MESSAGES } from './messages.js'

/** Nobody told this process the secret of the webhook. */
export class WebhookNotSetUp extends situation('provider_unavailable', WEBHOOK_MESSAGES.notSetUp) {}

/** What was sent to the webhook is not signed by the provider. */
export class BadSignature extends situation('invalid_input', WEBHOOK_MESSAGES.badSignature) {}
