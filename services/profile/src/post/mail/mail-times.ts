/** A notice is worth reading for a day, also when the mail server was down; so long it is tried again, too, when an operator asks. */
export const NOTICE_MINUTES = 1440

/** What has to be known later too is sent within a week. */
export const LASTING_MINUTES = 7 * 1440

/**
 * Days that the words of a notice which was given up are kept, so that an operator can have it sent after all [own]:
 * an outage of mail is noticed and mended within a week. A mail with a code that runs out is never kept.
 */
export const GIVEN_UP_DAYS = 7
