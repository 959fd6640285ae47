import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { SmtpMailer } from './smtp-mailer.js'

const MAIL = {
  id: 'mail-1',
  to: '"a, b"@example.com',
  subject: 'Hello\r\nBcc: x@example.com',
  text: 'The text: 12345678',
  html: '<p>The page: 12345678</p>',
}

let server: Server | undefined
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))

const answer = (line: string, refuse: boolean): string => {
  if (line.startsWith('RCPT') && refuse) return '451 come back later'
  if (line.startsWith('STARTTLS')) return '502 not here'
  if (line.startsWith('DATA')) return '354 go on'
  return '250 ok'
}

/** As much of a mail server as a client needs. */
const startServer = async (received: string[], refuse = false): Promise<string> => {
  const talk = (socket: Socket) => {
    let inData = false
    let rest = ''
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk.toString()}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        received.push(line)
        if (inData && line !== '.') continue
        inData = line.startsWith('DATA')
        socket.write(`${answer(line, refuse)}\r\n`)
        if (line === 'QUIT') socket.end()
      }
    })
  }
  const listening = createServer(talk)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

describe(SmtpMailer.name, () => {
  it('sends both parts to one address', async () => {
    const received: string[] = []
    await new SmtpMailer(await startServer(received), 'Gastric Buddy <no-reply@example.com>').send(MAIL)
    expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<"a, b"@example.com>'])
    expect(received).toContain('MAIL FROM:<no-reply@example.com>')
    expect(received).toContain('Message-ID: <mail-1@gastric-buddy>')
    expect(received).toContain('Subject: Hello Bcc: x@example.com')
    expect(received).toContain('The text: 12345678')
    expect(received).toContain('<p>The page: 12345678</p>')
  })

  it('rejects what the server does not take, so that it is tried again', async () => {
    const url = await startServer([], true)
    await expect(new SmtpMailer(url, 'no-reply@example.com').send(MAIL)).rejects.toThrow('451')
  })

  it('keeps a mail back rather than sending it in clear, where that is asked for', async () => {
    const received: string[] = []
    const url = await startServer(received)
    await expect(new SmtpMailer(url, 'no-reply@example.com', true).send(MAIL)).rejects.toThrow()
    expect(received.join('\n')).not.toMatch(/RCPT|12345678|Subject/)
  })

  it('rejects when no server answers', async () => {
    await expect(new SmtpMailer('smtp://127.0.0.1:1', 'no-reply@example.com').send(MAIL)).rejects.toThrow()
  })
})
