import { IRON_ANSWERS, type IronAnswer } from '@gb/domain'
import type { FieldCipher, FieldPlace } from '@gb/service-kit'

/** Where a sealed e-mail lives; bound to its owner, so that a value moved to another row does not open. */
export const emailPlace = (userId: string): FieldPlace => ({ owner: userId, field: 'email' })

/** Where a sealed e-mail lives that is not confirmed yet. */
export const pendingEmailPlace = (userId: string): FieldPlace => ({ owner: userId, field: 'pending_email' })

/** Where a sealed e-mail lives that was replaced. */
export const formerEmailPlace = (userId: string, changeId: string): FieldPlace => ({
  owner: userId,
  field: `former_email:${changeId}`,
})

/** Where the e-mail lives that somebody was invited by to a person's side; the same before and after they accepted. */
export const helperEmailPlace = (userId: string, invitationId: string): FieldPlace => ({
  owner: userId,
  field: `helper_email:${invitationId}`,
})

/** Where it is sealed whether a person is pregnant. */
export const pregnantPlace = (userId: string): FieldPlace => ({ owner: userId, field: 'pregnant' })

/** One character for both answers, so that the length of what is sealed tells neither. */
const ANSWERS = { yes: '1', no: '0' } as const

/** What is stored of the answer. */
export const sealPregnant = (cipher: FieldCipher, userId: string, isPregnant: boolean): Buffer =>
  cipher.seal(isPregnant ? ANSWERS.yes : ANSWERS.no, pregnantPlace(userId))

/** The stored answer; nobody who was never asked is pregnant. */
export const openPregnant = (cipher: FieldCipher, userId: string, sealed: Buffer | null): boolean =>
  sealed !== null && cipher.open(sealed, pregnantPlace(userId)) === ANSWERS.yes

/** Where the answer about iron is sealed. */
export const ironPlace = (userId: string): FieldPlace => ({ owner: userId, field: 'iron' })

/** What is stored of the answer about iron: its number, so that the length tells none; null when never asked. */
export const sealIron = (cipher: FieldCipher, userId: string, answer: IronAnswer | null): Buffer | null =>
  answer === null ? null : cipher.seal(String(IRON_ANSWERS.indexOf(answer)), ironPlace(userId))

/** The stored answer about iron. */
const openIron = (cipher: FieldCipher, userId: string, sealed: Buffer | null): IronAnswer | null =>
  sealed === null ? null : (IRON_ANSWERS[Number(cipher.open(sealed, ironPlace(userId)))] ?? null)

/** What of the body is sealed in the row of a profile. */
export interface SealedBody {
  pregnantSealed: Buffer | null
  ironSealed: Buffer | null
}

/** The same, opened. */
export interface OpenBody {
  isPregnant: boolean
  ironAnswer: IronAnswer | null
}

/** Opens what of the body is sealed in the row of a profile. */
export const openBody = (cipher: FieldCipher, userId: string, sealed: SealedBody): OpenBody => ({
  isPregnant: openPregnant(cipher, userId, sealed.pregnantSealed),
  ironAnswer: openIron(cipher, userId, sealed.ironSealed),
})

/** Where a sealed profile code lives. */
export const codePlace = (userId: string): FieldPlace => ({ owner: userId, field: 'recovery_code' })

/** Where the content of a mail is sealed for. */
export const mailPlace = (mailId: string): FieldPlace => ({ owner: mailId, field: 'mail' })
