import { situation } from '@gb/service-kit'
import { RESTORE_MESSAGES } from './messages.js'

/** A page of somebody else asked for it. */
export class NotByLink extends situation('forbidden_origin', RESTORE_MESSAGES.notByLink) {}
/** The code of the mail is wrong, was used or is over. */
export class WrongConfirmation extends situation(
  'invalid_or_expired_code',
  RESTORE_MESSAGES.wrongConfirmation,
) {}
