import { situation } from '@gb/service-kit'
import { PROVIDER_FAILED, PROVIDER_TIMEOUT, PROVIDER_UNAVAILABLE } from './messages.js'

/** The provider answered, but not with an answer. */
export class ProviderFailed extends situation('provider_failed', PROVIDER_FAILED) {}

/** The time is up, or the person is gone. */
export class ProviderTimeout extends situation('provider_timeout', PROVIDER_TIMEOUT) {}

/** The provider cannot be reached, or takes no more for now. */
export class ProviderUnavailable extends situation('provider_unavailable', PROVIDER_UNAVAILABLE, {
  retryAfterSeconds: 10,
}) {}
