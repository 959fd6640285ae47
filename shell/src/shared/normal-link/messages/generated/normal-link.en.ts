// Written by `npm run generate` from ../normal-link.*.json: edit those.

export const messages = {
  title: 'Is this normal?',
  text: 'Tap what you feel. It works offline.',
}
