import type { Env } from '../env/env.js'
import { FileMailer } from './file-mailer.js'
import type { Mailer } from './mailer.js'
import { SmtpMailer } from './smtp-mailer.js'

/** The mailer of this process: the mail server of `SMTP_URL`, else files under `DATA_DIR/mail`. */
export const createMailer = ({ mail }: Pick<Env, 'mail'>): Mailer =>
  mail.smtpUrl === null
    ? new FileMailer(mail.folder, mail.from)
    : new SmtpMailer(mail.smtpUrl, mail.from, mail.requireTls)
