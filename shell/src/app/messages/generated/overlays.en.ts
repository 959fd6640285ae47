// Written by `npm run generate` from ../overlays.*.json: edit those.

export const messages = {
  loading: 'Loading...',
  logSheet: 'Log a meal',
  logSheetMissing: 'The logging sheet is not part of this release.',
  upgrade: 'Upgrade',
  upgradeMissing: 'Upgrading is not part of this release.',
  payment: 'Your payment',
  toasts: 'Messages',
  dismiss: 'Dismiss',
}
