// Written by `npm run generate` from ../ui.*.json: edit those.

export const messages = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  retry: 'Retry',
  dismiss: 'Dismiss',
  notices: 'Messages',
  copy: 'Copy',
  copied: 'Copied',
  hold: 'Press and hold to copy',
  when: 'When',
  now: 'Now',
  changeWhen: 'Now: change the day or the time',
  backToNow: 'Use now',
  month: 'Month',
  day: 'Day',
  year: 'Year',
}
