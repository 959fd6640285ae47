import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Product } from './product'

/** What a journey needs of a mail. */
export interface Mail {
  subject: string
  /** The readable part, decoded. */
  text: string
}

const isEncoded = (part: string): boolean => /^Content-Transfer-Encoding: quoted-printable/im.test(part)

const decodedPart = (part: string): string =>
  part
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

// Only the parts that say so: a plain `#confirm=25…` would lose its first digits.
const decoded = (raw: string): string =>
  raw
    .split(/^--/m)
    .map((part) => (isEncoded(part) ? decodedPart(part) : part))
    .join('--')

const filesOf = (folder: string): string[] => {
  try {
    // A mail on its way has another ending until it is whole, and its name is gone a moment later.
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => join(folder, name))
  } catch {
    // Made with the first mail.
    return []
  }
}

/** All mails to an address so far, the oldest first. */
export const mailsTo = ({ dataDir }: Product, address: string): Mail[] =>
  filesOf(join(dataDir, 'mail'))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((raw) => /^To: (.*)$/m.exec(raw)?.[1]?.includes(address))
    .map((raw) => ({ subject: /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '', text: decoded(raw) }))

/** The newest mail to an address whose subject has these words, as soon as it is there. */
export const mailTo = async (product: Product, address: string, subject: string): Promise<Mail> => {
  const find = () => mailsTo(product, address).findLast((mail) => mail.subject.includes(subject))
  await expect.poll(find, { message: `a mail "${subject}" to ${address}` }).toBeDefined()
  return find() ?? { subject: '', text: '' }
}

/** The 8 digits of a mail. */
export const digitsIn = ({ text }: Mail): string => /^\s*(\d{8})\s*$/m.exec(text)?.[1] ?? ''

/** The link of a mail, as a path of this product. */
export const linkIn = ({ text }: Mail): string => /\/#confirm=[\w.-]+/.exec(text)?.[0] ?? ''

/** The link that takes an email change back, as a path of this product. */
export const takeBackIn = ({ text }: Mail): string => /\/#take-back=[\w-]+/.exec(text)?.[0] ?? ''

/** The mails so far that ask whether it is them. */
export const confirmationMails = (product: Product, address: string): Mail[] =>
  mailsTo(product, address).filter(({ subject }) => subject.includes('Confirm that it is you'))
