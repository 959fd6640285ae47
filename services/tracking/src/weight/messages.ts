import { AUTOMATIC_WEIGHT_NOTES } from '@gb/domain'

/** Sentences of the weight log. */
export const WEIGHT_MESSAGES = {
  initialNote: AUTOMATIC_WEIGHT_NOTES.initial,
  profileUpdateNote: AUTOMATIC_WEIGHT_NOTES.profileUpdate,
  initialProtected: 'The initial weight entry can be changed but not deleted.',
} as const
