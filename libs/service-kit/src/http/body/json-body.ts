import { isRecord, JSON_MAX_DEPTH } from '@gb/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { parse } from 'secure-json-parse'
import { BodyTooLarge } from '../../base/errors/general.js'
import { BodyNotAnObject, BodyNotJson, BodyTooDeep, BodyUnstorable } from './errors.js'
import { registerStreamedBody } from './streamed-body.js'

const DEFAULT_LIMIT = 64 * 1024
const QUOTE = 34
const BACKSLASH = 92
// Escapes that could hide NUL or half a surrogate pair; only then is the parsed tree walked.
const SUSPICIOUS = /\\u(0000|[dD][89a-fA-F])/

/** Depth of the text without parsing it: 50,000 brackets pass JSON.parse and then break whatever recurses. */
const isTooDeep = (text: string): boolean => {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (inString) {
      if (code === BACKSLASH) i++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === 123 || code === 91) {
      if (++depth > JSON_MAX_DEPTH) return true
    } else if (code === 125 || code === 93) depth--
  }
  return false
}

const hasUnstorableText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (Array.isArray(value)) return value.some(hasUnstorableText)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => hasUnstorableText(key) || hasUnstorableText(inner))
}

/** Parses a body that must be a JSON object, with every trap closed before validation sees it. */
export const parseJsonObject = (text: string): Record<string, unknown> => {
  if (isTooDeep(text)) throw new BodyTooDeep()
  let value: unknown
  try {
    value = parse(text)
  } catch {
    throw new BodyNotJson()
  }
  if (!isRecord(value)) throw new BodyNotAnObject()
  if ((SUSPICIOUS.test(text) || !text.isWellFormed()) && hasUnstorableText(value)) throw new BodyUnstorable()
  return value
}

const limitOf = (request: FastifyRequest): number => request.routeOptions.config.bodyLimit ?? DEFAULT_LIMIT

/** Makes application/json the only body a route accepts. */
export const registerJsonBody = (server: FastifyInstance): void => {
  server.removeAllContentTypeParsers()
  registerStreamedBody(server)
  server.addHook('onRequest', (request, _reply, done) => {
    const length = Number(request.headers['content-length'] ?? 0)
    if (length > limitOf(request)) done(new BodyTooLarge())
    else done()
  })
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    try {
      if (Buffer.byteLength(text) > limitOf(request)) throw new BodyTooLarge()
      if (request.routeOptions.config.keepRawBody) request.rawBody = text
      done(null, text === '' ? undefined : parseJsonObject(text))
    } catch (error) {
      done(error instanceof Error ? error : new Error('unreadable body'), undefined)
    }
  })
}
