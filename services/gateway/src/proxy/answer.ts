import { validateHeaderName, validateHeaderValue } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Dispatcher } from 'undici'
import { hopHeaders } from './request-head.js'

/** An answer up to this size is held until it is whole, so that half of one never leaves. Bytes. */
const HELD_BYTES = 1024 * 1024

/** What a server says of itself. */
const TELLTALES = new Set(['server', 'via', 'x-powered-by'])

/** Thrown for an answer that is none of our services'. */
export class StrangeAnswer extends Error {}

/** Our services name every failure of theirs in a problem document; anything else is somebody in between. */
const isOurs = ({ statusCode, headers }: Dispatcher.ResponseData): boolean =>
  statusCode >= 200 &&
  statusCode <= 599 &&
  (statusCode < 500 || String(headers['content-type']).startsWith('application/problem+json'))

const passedHeaders = (answer: Dispatcher.ResponseData): [string, string | string[]][] => {
  const dropped = hopHeaders(answer.headers.connection)
  return Object.entries(answer.headers).flatMap(([name, value]) => {
    if (value === undefined || dropped.has(name) || TELLTALES.has(name)) return []
    validateHeaderName(name)
    for (const one of [value].flat()) validateHeaderValue(name, one)
    return [[name, value]]
  })
}

const joined = async function* (
  held: Buffer,
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  yield held
  yield* { [Symbol.asyncIterator]: () => rest }
}

/** A body: whole when it is short, else its beginning with the rest to come. */
const heldBody = async (body: Readable): Promise<Buffer | Readable> => {
  const rest: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
  const chunks: Buffer[] = []
  for (let size = 0; size <= HELD_BYTES;) {
    const step: IteratorResult<Buffer> = await rest.next()
    if (step.done) return Buffer.concat(chunks)
    chunks.push(step.value)
    size += step.value.length
  }
  return Readable.from(joined(Buffer.concat(chunks), rest), { objectMode: false })
}

/** What is ready to be sent on. */
export type Passed = (reply: FastifyReply) => void

/**
 * Reads the answer of a service until nothing but its length can go wrong any more.
 * @throws StrangeAnswer or the error of a body that broke off
 */
export const takeAnswer = async (answer: Dispatcher.ResponseData): Promise<Passed> => {
  if (!isOurs(answer)) {
    answer.body.destroy()
    throw new StrangeAnswer('not an answer of a service of ours')
  }
  const headers = passedHeaders(answer)
  const body = await heldBody(answer.body)
  const isEmpty = Buffer.isBuffer(body) && body.length === 0
  return (reply) => {
    for (const [name, value] of headers) void reply.header(name, value)
    void reply.code(answer.statusCode).send(isEmpty ? null : body)
  }
}
