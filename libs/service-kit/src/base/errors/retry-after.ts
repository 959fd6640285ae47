import type { AppError } from './app-error.js'
import { ERROR_STATUS } from './status.js'

/** Statuses that refuse for now and not for ever. */
const FOR_NOW = new Set([408, 429, 503, 507])
const DEFAULT_SECONDS = 5

/** The whole seconds after which another try makes sense; undefined when none does. */
export const retryAfterOf = ({ code, extra }: AppError): number | undefined => {
  const { retryAfterSeconds: seconds } = extra
  if (seconds !== undefined && Number.isFinite(seconds)) return Math.max(1, Math.ceil(seconds))
  return FOR_NOW.has(ERROR_STATUS[code].status) ? DEFAULT_SECONDS : undefined
}
