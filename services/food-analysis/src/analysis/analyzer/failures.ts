import { AppError } from '@gb/service-kit'
import { ProviderTimeout } from './errors.js'

/** Why an ended call ended: with the refusal that it was ended for, else the time is up. */
export const endOf = ({ reason }: AbortSignal): AppError =>
  reason instanceof AppError ? reason : new ProviderTimeout()
