import { situation } from '@gb/service-kit'
import { CONFIRMATION_MESSAGES } from './messages.js'

/** Nobody is there to whom a code could be sent. */
export class NobodyToConfirm extends situation('not_found', CONFIRMATION_MESSAGES.wayClosed) {}

/** The person cannot confirm in this way; takes the ways that are open. */
export class WayClosed extends situation(
  'conflict',
  (_ways: readonly string[]) => CONFIRMATION_MESSAGES.wayClosed,
  (ways) => ({ members: { ways } }),
) {}

/** The code is not the one that was mailed; takes how many tries are left and the sentence. */
export class WrongMailedCode extends situation(
  'invalid_or_expired_code',
  (_triesLeft: number, message: string) => message,
  (triesLeft) => ({ members: { tries_left: triesLeft } }),
) {}
