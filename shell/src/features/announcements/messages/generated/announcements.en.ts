// Written by `npm run generate` from ../announcements.*.json: edit those.

export const messages = {
  dismiss: 'Dismiss this note',
}
