import { situation } from '@gb/service-kit'
import { PROFILE_MESSAGES } from './messages.js'

/** There is no such profile, or it is gone. */
export class NoSuchProfile extends situation('not_found', PROFILE_MESSAGES.notFound) {}

/** Too many codes are in use to find a free one; takes the seconds after which a retry makes sense. */
export class NoFreeCode extends situation(
  'unavailable',
  PROFILE_MESSAGES.noFreeCode,
  (retryAfterSeconds: number) => ({ retryAfterSeconds }),
) {}
