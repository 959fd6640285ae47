import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { FileMailer } from './file-mailer.js'

const MAIL = {
  id: 'mail-1',
  to: 'sam@example.com',
  subject: 'Your code – ready',
  text: 'Your code:\n\n12345678',
  html: '<!doctype html><p>12345678</p>',
}

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'gb-mail-')), 'mail')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

const send = (changes: Partial<typeof MAIL> = {}) =>
  new FileMailer(folder, 'Gastric Buddy <no-reply@example.com>').send({ ...MAIL, ...changes })

const read = (extension: string): string => {
  const name = readdirSync(folder).find((entry) => entry.endsWith(extension)) ?? 'no such file'
  return readFileSync(join(folder, name), 'utf8')
}

describe(FileMailer.name, () => {
  it('writes the text as a person reads it, and the HTML beside it under the same name', async () => {
    await send()
    const [head, ...paragraphs] = read('.eml').split('\n\n')
    expect(head?.split('\n')).toEqual([
      'From: Gastric Buddy <no-reply@example.com>',
      'To: sam@example.com',
      'Subject: Your code – ready',
      expect.stringMatching(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$/),
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
    ])
    expect(paragraphs).toEqual(['Your code:', '12345678\n'])
    expect(read('.html')).toBe(MAIL.html)
    const names = readdirSync(folder).map((name) => name.replace(/\.(eml|html)$/, ''))
    expect(names).toEqual([names[0], names[0]])
  })

  it('begins no second header with a line break', async () => {
    await send({ subject: 'Hello\r\nBcc: everybody@example.com', to: 'sam@example.com\nX: y' })
    const headers = read('.eml').split('\n\n')[0]?.split('\n') ?? []
    expect(headers).toContain('Subject: Hello Bcc: everybody@example.com')
    expect(headers).toHaveLength(7)
  })

  it('lets nobody else on this computer read the mails', async () => {
    await send()
    const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(
      (path) => statSync(path).mode & 0o077,
    )
    expect(modes).toEqual([0, 0, 0])
  })

  it('says so when the folder cannot be written', async () => {
    await expect(new FileMailer('/dev/null/mail', 'x').send(MAIL)).rejects.toThrow()
  })
})
