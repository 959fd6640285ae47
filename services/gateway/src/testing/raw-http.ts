import { once } from 'node:events'
import { connect } from 'node:net'

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number
  headers: ReadonlyMap<string, string>
  body: string
}

const HEAD_END = '\r\n\r\n'
const INTERIM = /^HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n/

/** The first final answer of what was received; null while it is not whole. */
const parse = (text: string, isEnded: boolean): RawAnswer | null => {
  const rest = text.replace(INTERIM, '')
  const end = rest.indexOf(HEAD_END)
  if (end < 0) return null
  const [line = '', ...fields] = rest.slice(0, end).split('\r\n')
  const headers = new Map(
    fields.map((field) => {
      const colon = field.indexOf(':')
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const
    }),
  )
  const body = rest.slice(end + HEAD_END.length)
  const length = Number(headers.get('content-length') ?? Number.NaN)
  const isWhole = isEnded || body.length >= length
  return isWhole ? { status: Number(line.split(' ')[1]), headers, body } : null
}

/** A connection on which bytes are sent as they are, which no client library does. */
export const keep = async (port: number) => {
  const socket = connect(port, '127.0.0.1')
  // A reset is an end like any other.
  socket.on('error', () => undefined)
  socket.setEncoding('latin1')
  await once(socket, 'connect')
  /** The next answer; null when the server closes without a word. */
  const answer = () =>
    new Promise<RawAnswer | null>((resolve) => {
      let received = ''
      const onData = (chunk: string) => {
        received += chunk
        settle(parse(received, false))
      }
      const onClose = () => settle(parse(received, true), true)
      const settle = (parsed: RawAnswer | null, isEnded = false) => {
        if (parsed === null && !isEnded) return
        socket.off('data', onData).off('close', onClose)
        resolve(parsed)
      }
      if (socket.closed) onClose()
      else socket.on('data', onData).once('close', onClose)
    })
  const send = (bytes: string) => void socket.write(bytes, 'latin1')
  const ask = (bytes: string) => {
    const next = answer()
    send(bytes)
    return next
  }
  return { send, answer, ask, leave: () => socket.destroy() }
}

/** Sends bytes, part after part, on a connection of their own and reads the one answer; null for none. */
export const exchange = async (port: number, ...parts: string[]): Promise<RawAnswer | null> => {
  const connection = await keep(port)
  const answer = connection.answer()
  for (const part of parts) {
    connection.send(part)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return answer.finally(connection.leave)
}

/** Sends bytes and goes away. */
export const abandon = async (port: number, bytes: string): Promise<void> => {
  const connection = await keep(port)
  connection.send(bytes)
  await new Promise((resolve) => setTimeout(resolve, 20))
  connection.leave()
}
