/** What the form of a new weight says; on the screen and on Home. */
export const formMessages = {
  weight: 'Weight',
  last: (weight: string, day: string) => `Last: ${weight}, ${day}`,
  range: (min: number, max: number, unit: string) => `${min} to ${max} ${unit}`,
  add: 'Add Weight',
  adding: 'Adding...',
  added: (weight: string) => `Added ${weight}.`,
  refused: (min: number, max: number, unit: string) => `Please enter a weight from ${min} to ${max} ${unit}.`,
  slipUnit: (typed: string, unit: string) => `${typed}: did you mean ${unit}?`,
  slipTitle: (typed: string) => `Is ${typed} right?`,
  slipText: 'It is far from your other weights.',
  slipMeant: (meant: string) => `Yes, ${meant}`,
  slipRight: (typed: string) => `Save ${typed}`,
  slipChange: 'Change it',
  addFailed: 'Error adding weight entry. Please try again.',
  cancel: 'Cancel',
  deleted: 'Weight entry deleted successfully! Your progress has been recalculated.',
} as const
