import type { Transporter } from 'nodemailer'
import { headerText, type Mail, Mailer } from './mailer.js'

const SECOND_MS = 1000

/** A mail server that does not answer costs one try, not all mails that wait. */
const PATIENCE = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 20 * SECOND_MS,
}

/** Mails through a mail server. */
export class SmtpMailer extends Mailer {
  private transport: Promise<Pick<Transporter, 'sendMail'>> | undefined

  /**
   * @param url `smtp://` or `smtps://`, with the account in it
   * @param requireTls whether a mail rather waits than leaves in clear
   */
  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly requireTls = false,
  ) {
    super()
  }

  override async send({ id, to, subject, text, html }: Mail): Promise<void> {
    const transport = await (this.transport ??= this.connect())
    await transport.sendMail({
      from: headerText(this.from),
      // As an object: a comma inside an address must not make two out of it.
      to: { name: '', address: headerText(to) },
      subject: headerText(subject),
      messageId: `<${id}@gastric-buddy>`,
      text,
      html,
    })
  }

  private async connect(): Promise<Pick<Transporter, 'sendMail'>> {
    // Only here: a product that writes mails to files does not load a mail client at every start.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: this.url,
      requireTLS: this.requireTls,
      ...PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}
