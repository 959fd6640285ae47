export const messages = {
  label: 'Profile code',
  submit: 'Restore',
  busy: 'Restoring...',
  incomplete: 'Please enter a 6-digit profile code',
  invalid: 'Invalid or expired profile code. Please check the code and try again.',
  failed: (message: string) => `Error restoring profile: ${message}. Please check console for details.`,
  done: 'Profile restored successfully!',
  switchTitle: 'Switch profile?',
  switchText:
    'This device then shows the profile of the code. Your current profile stays saved under its own code.',
  switchConfirm: 'Switch',
  oneMoment: 'One moment…',

  byMail: {
    title: 'New on this device?',
    intro:
      'Then the code alone does not open a profile. If your code is right, we email you 8 digits. Which email did you give us?',
    email: 'Email of your profile',
    emailError: 'Please enter an email address like sam@example.com.',
    send: 'Send me the digits',
    sending: 'Sending...',
    checkTitle: 'Check your email',
    check: (email: string) =>
      `If this is the email of the profile, a message to ${email} is on its way. Type its 8 digits here, or open its link in this browser.`,
    codeWorksHere: 'This device knows the profile: its 6-digit code above opens it without an email, too.',
    timeLeft: (time: string) => `The code works for ${time} more.`,
    timeOver: 'This code has expired. Please ask for a new one.',
    otherEmail: 'Use another email',
    startOver: 'Start over',
    tooOften: 'That code was wrong five times. Please start over; nothing is lost.',
    noMail:
      'No email after a few minutes? Check your spam folder, and make sure the code and the email are right.',
  },
} as const
