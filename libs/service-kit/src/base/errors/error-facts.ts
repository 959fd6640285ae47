import { AppError } from './app-error.js'

const MAX_FRAMES = 12
const MAX_CAUSES = 3

/** Members that libraries put on their errors and that name things of ours, never a person's words. */
const NAMED = ['code', 'severity', 'table', 'constraint', 'routine', 'syscall'] as const

/** What a log may say of an error. */
export interface ErrorFacts {
  type: string
  /** Our own sentence; other people's messages quote what was sent, and so may hold anything. */
  message?: string
  at: string[]
  cause?: ErrorFacts
  [named: string]: unknown
}

const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim())

const namedIn = (error: Error): Record<string, string> =>
  Object.fromEntries(
    NAMED.flatMap((name) => {
      const value: unknown = Reflect.get(error, name)
      return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? [[name, value]] : []
    }),
  )

/**
 * An error as a log may hold it: kind, codes and where it was thrown. PostgreSQL's details quote the whole row that
 * failed, a parser quotes its input, a broken request is attached byte by byte: none of that passes.
 */
export const errorFacts = (error: unknown, depth = 0): ErrorFacts => {
  if (!(error instanceof Error)) return { type: typeof error, at: [] }
  return {
    type: error.constructor.name,
    ...(error instanceof AppError ? { message: error.message } : {}),
    ...namedIn(error),
    at: framesOf(error),
    ...(error.cause !== undefined && depth < MAX_CAUSES ? { cause: errorFacts(error.cause, depth + 1) } : {}),
  }
}

/** The same in a few words, for a line of its own: the kind and the code. */
export const errorName = (error: unknown): string => {
  const { type, code } = errorFacts(error)
  return typeof code === 'string' ? `${type} ${code}` : type
}
