import { mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '../../base/errors/error-code.js'
import { EnvError } from '../../env/env-error.js'
import { LogSink } from './log-sink.js'

const STANDARD_OUTPUT = 1

const open = (file: string): number => {
  try {
    mkdirSync(dirname(file), { recursive: true })
    return openSync(file, 'a')
  } catch (error) {
    const why = errorCode(error) ?? 'no reason'
    throw new EnvError(`LOG_FILE: ${file} cannot be opened (${why}).`)
  }
}

const tell = (error: NodeJS.ErrnoException): void => {
  process.stderr.write(`The log cannot be written (${String(error.code)}); lines are dropped until it can.\n`)
}

const sinks = new Map<LogSink, number>()

/** One try: a process that ends must not wait for space. */
const writeAll = (): void => {
  for (const [sink, fd] of sinks) {
    const block = sink.take()
    try {
      if (block) writeSync(fd, block.buffer)
    } catch {
      // nobody is left to tell
    }
  }
}

/**
 * Opens the log of this process.
 * @param file undefined: standard output
 * @throws EnvError when the file cannot be opened
 */
export const openLog = (file: string | undefined): LogSink => {
  const fd = file === undefined ? STANDARD_OUTPUT : open(file)
  const sink = new LogSink(fd, tell)
  if (sinks.size === 0) process.on('exit', writeAll)
  sinks.set(sink, fd)
  return sink
}
