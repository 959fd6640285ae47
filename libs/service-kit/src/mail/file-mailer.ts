import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headerText, type Mail, Mailer } from './mailer.js'

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/** Mails as files, for a product without a mail server: `<time>-<id>.eml` to read, `<time>-<id>.html` to look at. */
export class FileMailer extends Mailer {
  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super()
  }

  override async send(mail: Mail): Promise<void> {
    const sentAt = new Date()
    const name = `${sentAt.toISOString().replaceAll(':', '-')}-${mail.id}`
    await mkdir(this.folder, { recursive: true, mode: PRIVATE_FOLDER })
    await this.write(`${name}.html`, mail.html)
    // The text comes last: whoever waits for a mail finds both parts.
    await this.write(`${name}.eml`, this.readable(mail, sentAt))
  }

  /** Not folded and not encoded, so that a person can read it as it is. */
  private readable({ to, subject, text }: Mail, sentAt: Date): string {
    const headers = [
      `From: ${headerText(this.from)}`,
      `To: ${headerText(to)}`,
      `Subject: ${headerText(subject)}`,
      `Date: ${sentAt.toUTCString().replace('GMT', '+0000')}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
    ]
    return `${headers.join('\n')}\n\n${text}\n`
  }

  /** Under another name first: nobody reads half a mail. */
  private async write(name: string, content: string): Promise<void> {
    const target = join(this.folder, name)
    await writeFile(`${target}.part`, content, { mode: PRIVATE_FILE })
    await rename(`${target}.part`, target)
  }
}
