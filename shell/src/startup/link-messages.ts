export const messages = {
  restored: 'Profile restored successfully!',
  linkOver:
    'This link was used before, has expired, or was opened in a different browser from the one you started in. Please use the newest email, or start again with your profile code.',
  switchTitle: 'Switch profile?',
  switchText: (name: string) => `Switch from ${name} to another profile? Nothing is deleted.`,
  switchConfirm: 'Switch',
  thisProfile: 'this profile',
} as const

/** A name that people nearby cannot read off the screen: "A***". */
export const masked = (name: string | null) =>
  name === null || name === '' ? messages.thisProfile : `${name.slice(0, 1)}***`
