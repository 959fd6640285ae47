// Written by `npm run generate` from ../mailed-code.*.json: edit those.

export const messages = {
  label: 'Code from the email',
  incomplete: 'Please enter the 8-digit code from the email.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  sending: 'Sending...',
  resend: 'Send again',
  resendIn: ({ time }: { time: string }) => `Send again in ${time}`,
  resent: 'Sent. Only the newest email works.',
  failed: 'We could not reach Gastric Buddy. Nothing is lost. Please try again.',
}
