import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { AppError } from '../../base/errors/app-error.js'
import { toProblem } from '../../base/errors/problem.js'
import { PROBLEM_TYPE } from '../../base/errors/send-problem.js'
import { retryAfterOf } from '../../base/errors/retry-after.js'

/** A whole answer that needs neither router nor framework: the same headers and problem document as everywhere. */
export interface Refusal {
  status: number
  /** Names and values, one after the other, as `writeHead` takes them fastest. */
  headers: string[]
  body: string
}

const SOME_ID = randomUUID()

/** Prepares the answer of an error, so that to give it again costs no more than a new request id. */
export const refusalOf = (error: AppError, always: Readonly<Record<string, string>>): (() => Refusal) => {
  const problem = toProblem(error, SOME_ID)
  const text = JSON.stringify(problem)
  const seconds = retryAfterOf(error)
  const headers = Object.entries({
    ...always,
    ...(seconds === undefined ? {} : { 'Retry-After': String(seconds) }),
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': String(Buffer.byteLength(text)),
  }).flat()
  const [before = '', after = ''] = text.split(SOME_ID)
  return () => ({ status: problem.status, headers, body: before + randomUUID() + after })
}

/** The same for a connection on which no request could be read; it ends with it. */
export const bytesOf = ({ status, headers, body }: Refusal): string => {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`]
  for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`)
  return [...lines, `Date: ${new Date().toUTCString()}`, 'Connection: close', '', body].join('\r\n')
}
