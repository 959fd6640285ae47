export const messages = {
  restored: 'Profile restored successfully!',
  autoRestoreFailed: 'Auto-restore failed. Please try manual recovery.',
  enterCode: 'Enter your 6-digit profile code to open your profile on this device.',
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
