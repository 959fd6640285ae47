import type { messages } from '../messages/generated/premium.en'

/** The mail that cancels, ready to be sent; `null` for what is not known. */
export const cancelMail = (
  words: typeof messages.mail,
  packageName: string | null,
  day: string | null,
): { subject: string; lines: string[] } => ({
  subject: words.subject,
  lines: [
    words.hello,
    '',
    words.please,
    ...(packageName === null ? [] : [words.package({ name: packageName })]),
    ...(day === null ? [] : [words.until({ day })]),
    '',
    words.thanks,
  ],
})
