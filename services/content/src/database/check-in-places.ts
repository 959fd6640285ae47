import type { FieldPlace } from '@gb/service-kit'

/** Where a message is sealed for. */
export const messagePlace = (userId: string, entryId: string): FieldPlace => ({
  owner: userId,
  field: `check_in.message.${entryId}`,
})

/** Where a reply is sealed for. */
export const replyPlace = (userId: string, entryId: string): FieldPlace => ({
  owner: userId,
  field: `check_in.reply.${entryId}`,
})
