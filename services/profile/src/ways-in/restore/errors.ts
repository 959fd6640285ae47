import { situation } from '@gb/service-kit'
import { RESTORE_MESSAGES } from './messages.js'

/** A page of somebody else asked for it. */
export class NotByLink extends situation('forbidden_origin', RESTORE_MESSAGES.notByLink) {}
/** The code of the mail is wrong, was used or is over. */
export class WrongConfirmation extends situation(
  'invalid_or_expired_code',
  RESTORE_MESSAGES.wrongConfirmation,
) {}
/** Whatever is wrong with a code; an owner with an e-mail address is told the next step, by right and wrong codes alike. */
export class NotOpened extends situation(
  'invalid_or_expired_code',
  (_challengeId: string | null) => RESTORE_MESSAGES.invalid,
  (challengeId) => ({
    members: challengeId === null ? {} : { next: 'confirm_email', challenge_id: challengeId },
  }),
) {}
/** A puzzle stands before the next try. */
export class PuzzleFirst extends situation(
  'too_many_requests',
  (_puzzle: string, _bits: number) => RESTORE_MESSAGES.solvePuzzle,
  (puzzle, bits) => ({ retryAfterSeconds: 1, members: { proof_of_work: puzzle, proof_bits: bits } }),
) {}
