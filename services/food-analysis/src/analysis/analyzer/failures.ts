import { AppError } from '@gb/service-kit'
import { PROVIDER_FAILED, PROVIDER_TIMEOUT, PROVIDER_UNAVAILABLE } from './messages.js'

const RETRY_AFTER_SECONDS = 10

/** The provider answered, but not with an answer. */
export const providerFailed = (): AppError => new AppError('provider_failed', PROVIDER_FAILED)

/** The time is up, or the person is gone. */
export const providerTimeout = (): AppError => new AppError('provider_timeout', PROVIDER_TIMEOUT)

/** Why an ended call ended: with the refusal that it was ended for, else the time is up. */
export const endOf = ({ reason }: AbortSignal): AppError =>
  reason instanceof AppError ? reason : providerTimeout()

/** The provider cannot be reached, or takes no more for now. */
export const providerUnavailable = (): AppError =>
  new AppError('provider_unavailable', PROVIDER_UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_SECONDS })
