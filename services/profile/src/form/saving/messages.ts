/** Sentences of saving a profile that a person reads. */
export const FORM_MESSAGES = {
  /** Said before a new profile leads home. Source: product-rules 8, word for word. */
  created: 'Profile created successfully! Welcome to Gastric Buddy.',
  updated: 'Profile updated successfully!',
  updatedUnconfirmed:
    'Profile updated successfully! To use the new email, enter the code that we sent to it.',
  noSession: 'Please create or restore your profile first.',
  alreadyCreated:
    'A profile was just created in this browser with different details. Reload the page to open it, then change the details there.',
  keyReused: 'This Idempotency-Key was already used for another request.',
  tooManyNew:
    'Many profiles were created from this network today. Please try again tomorrow or from another network.',
} as const
