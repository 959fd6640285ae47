/** Words of the way in, apart from those of the screen: they come with Home. */
export const messages = {
  title: 'Is this normal?',
  text: 'Tap what you feel. It works offline.',
} as const
