/** Sentences of the weight log. */
export const WEIGHT_MESSAGES = {
  initialNote: 'Initial weight entry',
  profileUpdateNote: 'Profile update',
  initialProtected: 'The initial weight entry can be changed but not deleted.',
} as const
