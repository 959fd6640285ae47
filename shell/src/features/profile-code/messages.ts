export const messages = {
  label: 'Your profile code',
  hidden: 'Hidden',
  use: 'It opens your profile on another phone or in the app on your home screen. Keep it to yourself.',
  show: 'Show code',
  showing: 'One moment...',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Press and hold the code to copy it.',
  failed: 'We could not reach Gastric Buddy, so your code stays hidden. Please try again.',
} as const
