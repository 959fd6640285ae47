// Written by `npm run generate` from ../code.*.json: edit those.

export const messages = {
  label: 'Your profile code',
  fold: 'Use it on another phone',
  hidden: 'Hidden',
  use: 'It opens your profile on another phone or in the app on your home screen. Keep it to yourself.',
  show: 'Show code',
  showing: 'One moment...',
  news: {
    first: {
      title: 'Your profile is ready',
      text: 'This code opens it on another phone. Please write it down; it is under Profile, too.',
    },
    replaced: {
      title: 'Your profile has a new code',
      text: 'The old one no longer works. Please write this one down; it is under Profile, too.',
    },
    done: 'I saved it',
  },
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Press and hold the code to copy it.',
  failed: 'We could not reach Gastric Buddy, so your code stays hidden. Please try again.',
}
