// The callers of a rush, see rush.mjs: each has one kept connection and asks again when it has an answer. They write and
// read bare bytes: a client library needs longer for three thousand connections than the server, and would be measured.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

// A refused page waits at least a second; these callers are worse than pages.
const WAIT_AFTER_REFUSAL_MS = 250
const HEAD_END = '\r\n\r\n'

const SOME_ID = randomUUID()

/**
 * Prepares a request, so that to send it again costs the caller next to nothing: what three thousand of them need for
 * themselves would be taken for the server's time.
 * @returns what makes its bytes, with a new id of the entry where there is one
 */
const prepare = ({ method = 'GET', path, headers, body }) => {
  const text = body === undefined ? '' : JSON.stringify({ ...JSON.parse(body), entry_id: SOME_ID })
  const length = text === '' ? [] : [`content-length: ${Buffer.byteLength(text)}`]
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`)
  const parts = [`${method} ${path} HTTP/1.1`, 'host: localhost', ...lines, ...length, '', text]
    .join('\r\n')
    .split(SOME_ID)
  return () => (parts.length === 1 ? parts[0] : parts.join(randomUUID()))
}

/** The status of an answer, once all of it is there; answers of the API are short and say their length. */
const statusOf = (text) => {
  const end = text.indexOf(HEAD_END)
  if (end < 0) return null
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
  return length !== undefined && text.length < end + HEAD_END.length + Number(length)
    ? null
    : Number(text.slice(9, 12))
}

const open = async (url) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1')
  socket.on('error', () => undefined)
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  return socket
}

/** One request; 0 when the connection broke. */
const ask = (socket, bytes) =>
  new Promise((resolve) => {
    let text = ''
    const onData = (part) => {
      text += part
      const status = statusOf(text)
      if (status !== null) end(status)
    }
    const onClose = () => end(0)
    const end = (status) => {
      socket.off('data', onData).off('close', onClose)
      resolve(status)
    }
    socket.on('data', onData).on('close', onClose)
    socket.write(bytes)
  })

const call = async (socket, bytesOfNext, until) => {
  const seen = []
  while (Date.now() < until && !socket.closed) {
    const began = performance.now()
    const status = await ask(socket, bytesOfNext())
    seen.push([status, performance.now() - began])
    if (status >= 400) await new Promise((resolve) => setTimeout(resolve, WAIT_AFTER_REFUSAL_MS))
  }
  socket.destroy()
  return seen
}

const [{ url, requests, connections, seconds }] = await once(process, 'message')
const sockets = []
// In groups: what a machine needs to open its own half of so many connections is not the server's time.
while (sockets.length < connections) {
  const group = Math.min(100, connections - sockets.length)
  sockets.push(...(await Promise.all(Array.from({ length: group }, () => open(url)))))
}
const prepared = requests.map(prepare)
const until = Date.now() + seconds * 1000
const all = await Promise.all(
  sockets.map((socket, index) => call(socket, prepared[index % prepared.length], until)),
)
process.send(all.flat(), () => process.exit(0))
