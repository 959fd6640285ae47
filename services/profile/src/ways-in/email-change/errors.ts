import { situation } from '@gb/service-kit'
import { EMAIL_CHANGE_MESSAGES } from './messages.js'

/** The link was used or is over. */
export class EmailLinkOver extends situation('invalid_or_expired_code', EMAIL_CHANGE_MESSAGES.linkOver) {}
/** No new address waits for its code. */
export class NoEmailPending extends situation('not_found', EMAIL_CHANGE_MESSAGES.nonePending) {}
/** The code is wrong, was used or is over. */
export class WrongEmailCode extends situation('invalid_or_expired_code', EMAIL_CHANGE_MESSAGES.wrongCode) {}
