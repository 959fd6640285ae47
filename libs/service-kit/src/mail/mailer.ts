/** A mail, ready to go. Both parts say the same. */
export interface Mail {
  /** Names the mail: sent twice after a crash, it carries the same Message-ID and a mail program can drop one. */
  id: string
  /** One address. */
  to: string
  subject: string
  /** Plain text, lines ended by LF. */
  text: string
  /** A whole HTML document. */
  html: string
}

/** Hands mails over to whoever delivers them. */
export abstract class Mailer {
  /** Resolves once the mail is taken over for good; rejects when it should be tried again. */
  abstract send(mail: Mail): Promise<void>
}

/** Header text on one line: a line break inside would begin another header. */
export const headerText = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ')
