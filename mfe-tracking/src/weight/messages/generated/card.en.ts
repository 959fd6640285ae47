// Written by `npm run generate` from ../card.*.json: edit those.

export const messages = {
  trendOf: ({ count }: { count: string }) => `Trend of your last ${count} days with a weight`,
  pregnant: 'While you are pregnant, goals and forecasts for your weight are hidden. Please call your team and your obstetrician: they set what you need now.',
  weight: 'Weight',
  last: ({ day, weight }: { day: string; weight: string }) => `Last: ${weight}, ${day}`,
  range: ({ max, min, unit }: { max: string; min: string; unit: string }) => `${min} to ${max} ${unit}`,
  add: 'Add Weight',
  adding: 'Adding...',
  added: ({ weight }: { weight: string }) => `Added ${weight}.`,
  refused: ({ max, min, unit }: { max: string; min: string; unit: string }) => `Please enter a weight from ${min} to ${max} ${unit}.`,
  slipUnit: ({ typed, unit }: { typed: string; unit: string }) => `${typed}: did you mean ${unit}?`,
  slipTitle: ({ typed }: { typed: string }) => `Is ${typed} right?`,
  slipText: 'It is far from your other weights.',
  slipMeant: ({ meant }: { meant: string }) => `Yes, ${meant}`,
  slipRight: ({ typed }: { typed: string }) => `Save ${typed}`,
  slipChange: 'Change it',
  addFailed: 'Error adding weight entry. Please try again.',
  cancel: 'Cancel',
  deleted: 'Weight entry deleted successfully! Your progress has been recalculated.',
}
