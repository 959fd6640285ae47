import { describe, expect, it } from '@jest/globals'
import { parseEnv } from '../env/read-env.js'
import { createMailer } from './create-mailer.js'
import { FileMailer } from './file-mailer.js'
import { SmtpMailer } from './smtp-mailer.js'

const env = (variables: NodeJS.ProcessEnv = {}) =>
  parseEnv({ DATABASE_URL: 'postgres://localhost/none', ...variables }, '/srv')

describe(createMailer.name, () => {
  it('writes files without a mail server, and talks to one that is named', () => {
    expect(createMailer(env())).toBeInstanceOf(FileMailer)
    expect(createMailer(env({ SMTP_URL: 'smtp://mail.example.com' }))).toBeInstanceOf(SmtpMailer)
  })

  it('finds the folder in DATA_DIR, and a sender by the public address', () => {
    expect(env({ DATA_DIR: 'data', PUBLIC_ORIGIN: 'https://app.example.com' }).mail).toEqual({
      smtpUrl: null,
      requireTls: false,
      from: 'Gastric Buddy <no-reply@app.example.com>',
      folder: '/srv/data/mail',
    })
    expect(env({ MAIL_FROM: 'care@example.com' }).mail.from).toBe('care@example.com')
  })
})
