import type { Env, Recipient } from '@gb/service-kit'

/** Who carries our mails, as it is set up now. */
export const mailRecipient = ({ mail }: Pick<Env, 'mail'>): Recipient =>
  mail.smtpUrl === null
    ? {
        name: 'No mail service',
        purpose: 'Sending you codes and notices.',
        what: 'Nothing: no mail service is connected, and mails are files on our own server.',
        where: 'Nowhere.',
        howLong: 'Nothing is passed on.',
      }
    : {
        name: `Mail service at ${new URL(mail.smtpUrl).hostname}`,
        purpose: 'Sending you codes and notices.',
        what: 'Your e-mail address and the text of the mail. Nothing about your health.',
        where: new URL(mail.smtpUrl).hostname,
        howLong: 'Until the mail is delivered, and as that service says. We drop a mail once it is sent.',
      }
