export const messages = {
  restored: 'Profile restored successfully!',
  autoRestoreFailed: 'Auto-restore failed. Please try manual recovery.',
  linkOver:
    'This link was used before, has expired, or was opened in another browser than you began in. Please use the newest email, or start again with your profile code.',
  connectionTrouble: 'We have trouble reaching Gastric Buddy. Nothing is lost. Please check your connection.',
  tryAgain: 'Try again',
  switchTitle: 'Switch profile?',
  switchText: (name: string) => `Switch from ${name} to another profile? Nothing is deleted.`,
  switchConfirm: 'Switch',
  thisProfile: 'this profile',
} as const

/** A name that people nearby cannot read off the screen: "A***". */
export const masked = (name: string | null) =>
  name === null || name === '' ? messages.thisProfile : `${name.slice(0, 1)}***`
