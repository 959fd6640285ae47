import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Failure } from '../../../../processes/src/failure.mjs'

const USAGE = `Usage:
  npm run restore -- FOLDER [--until TIME] [--keys FILE]
  npm run restore -- --undo      back to what was there before the last restore
FOLDER holds backups, or is one of them. TIME says its zone, such as 2026-11-22T14:30:00+01:00.`

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/

/** A point in time as PostgreSQL reads it in its settings, where it does not know the letters T and Z yet. */
export const timeForPostgres = ({ text, ms }) => {
  const [, fraction = ''] = /\.(\d+)/.exec(text) ?? []
  const [day, time] = new Date(ms).toISOString().split('T')
  return `${day} ${time.slice(0, 8)}.${fraction.padEnd(6, '0')}+00:00`
}

/**
 * A point in time as an operator wrote it.
 * @returns {{text: string, ms: number}}
 * @throws {Failure} when it is none, or leaves its zone open: a server's hour is not the operator's
 */
export const readTime = (text) => {
  const ms = Date.parse(text)
  if (TIME.test(text) && !Number.isNaN(ms)) return { text, ms }
  throw new Failure(
    `--until: "${text}" is not a time with its zone, such as 2026-11-22T14:30:00+01:00 or 2026-11-22T13:30:00Z. Which hour it means would depend on the machine.`,
  )
}

/**
 * Reads the words of the command.
 * @param {string[]} args
 * @param {string} from  the folder that relative paths start from
 * @returns {{undo: true} | {undo: false, folder: string, until?: {text: string, ms: number}, keys?: string}}
 */
export const readRestore = (args, from) => {
  const options = { until: { type: 'string' }, keys: { type: 'string' }, undo: { type: 'boolean' } }
  let words
  try {
    words = parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new Failure(USAGE)
  }
  const { values, positionals } = words
  if (values.undo && positionals.length === 0) return { undo: true }
  if (values.undo || positionals.length !== 1) throw new Failure(USAGE)
  return {
    undo: false,
    folder: resolve(from, positionals[0]),
    ...(values.until === undefined ? {} : { until: readTime(values.until) }),
    ...(values.keys === undefined ? {} : { keys: resolve(from, values.keys) }),
  }
}
