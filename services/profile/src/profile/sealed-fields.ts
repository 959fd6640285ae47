import type { FieldPlace } from '@gb/service-kit'

/** Where a sealed e-mail lives; bound to its owner, so that a value moved to another row does not open. */
export const emailPlace = (userId: string): FieldPlace => ({ owner: userId, field: 'email' })

/** Where a sealed e-mail lives that is not confirmed yet. */
export const pendingEmailPlace = (userId: string): FieldPlace => ({ owner: userId, field: 'pending_email' })

/** Where a sealed e-mail lives that was replaced. */
export const formerEmailPlace = (userId: string, changeId: string): FieldPlace => ({
  owner: userId,
  field: `former_email:${changeId}`,
})

/** Where a sealed profile code lives. */
export const codePlace = (userId: string): FieldPlace => ({ owner: userId, field: 'recovery_code' })
