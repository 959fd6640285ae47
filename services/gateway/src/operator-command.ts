import { OPERATOR_NAME_LENGTH, REMOTE_NAME, writtenText } from '@gb/domain'
import { parseArgs } from 'node:util'
import { MAX_TOKEN_DAYS } from '@gb/profile'
import { OPERATOR_SCOPES, type OperatorScope } from '@gb/service-kit'

const DEFAULT_DAYS = 30

/** As many as the row may hold. */
const MAX_REMOTES = 20

/** What the operator command was asked to do. */
export type OperatorCommand =
  | { action: 'create'; name: string; scopes: OperatorScope[]; days: number; remotes: string[] | null }
  | { action: 'list' }
  | { action: 'revoke'; tokenId: string }
  | { action: 'verify' }

/** How to use the command; shown when its words are off. */
export const OPERATOR_USAGE = `Usage:
  npm run operator -- create --name "Your name" --scope ${OPERATOR_SCOPES[0]} [--scope …] [--days ${DEFAULT_DAYS}] [--remote mfe-scan]
  npm run operator -- list
  npm run operator -- revoke --id TOKEN_ID
  npm run operator -- verify   (is the audit log whole?)
Scopes: ${OPERATOR_SCOPES.join(', ')} (repeat --scope, or separate with commas)
With --remote a token ships releases of that remote alone (repeat it, or separate with commas).`

/** Words that the command does not understand. */
export class UsageError extends Error {}

const isScope = (value: string): value is OperatorScope => OPERATOR_SCOPES.some((scope) => scope === value)

const readScopes = (given: string[]): OperatorScope[] => {
  const words = given.flatMap((value) => value.split(',')).map((word) => word.trim())
  const unknown = words.filter((word) => !isScope(word))
  if (unknown.length > 0) throw new UsageError(`Unknown scope: ${unknown.join(', ')}`)
  const scopes = [...new Set(words.filter(isScope))]
  if (scopes.length === 0) throw new UsageError('--scope is missing.')
  return scopes
}

const readDays = (given: string | undefined): number => {
  const days = Number(given ?? DEFAULT_DAYS)
  if (Number.isInteger(days) && days >= 1 && days <= MAX_TOKEN_DAYS) return days
  throw new UsageError(`--days must be a whole number from 1 to ${MAX_TOKEN_DAYS}.`)
}

/** Null: of all remotes. */
const readRemotes = (given: string[] | undefined, scopes: readonly OperatorScope[]): string[] | null => {
  if (given === undefined) return null
  const remotes = [...new Set(given.flatMap((value) => value.split(',')).map((word) => word.trim()))]
  const wrong = remotes.find((remote) => !REMOTE_NAME.test(remote))
  if (wrong !== undefined) throw new UsageError(`--remote must be a name like mfe-scan, not "${wrong}".`)
  if (remotes.length > MAX_REMOTES) throw new UsageError(`--remote names at most ${MAX_REMOTES} remotes.`)
  if (!scopes.includes('releases:write'))
    throw new UsageError('--remote limits the scope releases:write, which is missing.')
  return remotes
}

const readCreate = (values: {
  name?: string
  scope?: string[]
  days?: string
  remote?: string[]
}): OperatorCommand => {
  const name = writtenText(values.name ?? '')
  if (name.length < OPERATOR_NAME_LENGTH.min || name.length > OPERATOR_NAME_LENGTH.max)
    throw new UsageError('--name must have 1 to 100 characters.')
  const scopes = readScopes(values.scope ?? [])
  const remotes = readRemotes(values.remote, scopes)
  return { action: 'create', name, scopes, days: readDays(values.days), remotes }
}

/**
 * Reads the words of the command line.
 * @throws UsageError with a sentence
 */
export const readOperatorCommand = (args: string[]): OperatorCommand => {
  const options = {
    name: { type: 'string' },
    scope: { type: 'string', multiple: true },
    days: { type: 'string' },
    remote: { type: 'string', multiple: true },
    id: { type: 'string' },
  } as const
  const parse = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true })
    } catch {
      throw new UsageError('These words are not understood.')
    }
  }
  const { values, positionals } = parse()
  const [action] = positionals
  if (action === 'create') return readCreate(values)
  if (action === 'list' || action === 'verify') return { action }
  if (action === 'revoke' && values.id) return { action, tokenId: values.id }
  throw new UsageError('Say create, list, revoke --id or verify.')
}
