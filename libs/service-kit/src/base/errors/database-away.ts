import { errorCode } from './error-code.js'

/** Serialization failure, deadlock, a lock or a statement that took too long. */
const SLOW = new Set(['40001', '40P01', '55P03', '57014'])

/**
 * What PostgreSQL says when it is starting, stopping, crashing or short of something, when it has become a copy that may
 * only be read, when it ended a transaction that stood still, or when its disk fails.
 */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '25006',
  '25P03',
  '25P04',
  '58000',
  '58030',
])

/** Classes of codes: connection, not let in, no such database, resources. */
const AWAY_CLASSES = ['08', '28', '3D', '53']

const SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
])

/** What the driver and its pool throw without a code. */
const WORDS = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end',
]

const messageOf = (error: object): string => {
  const value: unknown = Reflect.get(error, 'message')
  return typeof value === 'string' ? value : ''
}

// Its disk is full, or so is ours.
const NO_SPACE = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether an error says that there is no room left to write to. */
export const isDiskFull = (error: unknown): boolean => NO_SPACE.has(errorCode(error) ?? '')

/** Whether an error says that a database, or the way to it, is slow or away. Trying again later can help. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  const code = errorCode(error) ?? ''
  if (SLOW.has(code) || AWAY.has(code) || SYSTEM.has(code)) return true
  if (/^[0-9A-Z]{5}$/.test(code)) return AWAY_CLASSES.some((start) => code.startsWith(start))
  return WORDS.some((words) => messageOf(error).startsWith(words))
}
