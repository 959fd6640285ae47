import type { ColumnVersions } from '@gb/service-kit'
import { UsageError } from './operator-command.js'

/** What the keys command was asked to do. */
export type KeysCommand =
  | { action: 'status' }
  | { action: 'rotate' }
  | { action: 'rotate-lookup' }
  | { action: 'accept-loss' }
  | { action: 'retire'; version: string }

/** How to use the command; shown when its words are off. */
export const KEYS_USAGE = `Usage:
  npm run keys -- status             which versions there are, and how many values each has
  npm run keys -- rotate             add a version and seal everything anew; goes on where an earlier run stopped
  npm run keys -- rotate-lookup      replace the key that codes and e-mails are found by
  npm run keys -- retire VERSION     forget a version that nothing needs any more
  npm run keys -- accept-loss        the key file is lost for good: go on with the one there is, or a new one`

/**
 * Reads the words of the command line.
 * @throws UsageError with a sentence
 */
export const readKeysCommand = (args: string[]): KeysCommand => {
  const [action, version, ...rest] = args
  if (rest.length > 0) throw new UsageError('These words are not understood.')
  if (action === 'retire' && version !== undefined && /^[1-9]\d{0,3}$/.test(version))
    return { action, version }
  const isAlone = action === 'status' || action === 'rotate' || action === 'rotate-lookup'
  if (version === undefined && (isAlone || action === 'accept-loss')) return { action }
  throw new UsageError('Say status, rotate, rotate-lookup, retire VERSION or accept-loss.')
}

const lineOf = ({ name, versions }: ColumnVersions): string => {
  const counts = [...versions]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([version, rows]) => `version ${version}: ${rows}`)
  return `  ${name.padEnd(44)} ${counts.join(', ') || 'nothing'}`
}

/** The state of the keys in words. */
export const describeKeys = (state: {
  current: string
  known: string[]
  columns: ColumnVersions[]
}): string =>
  [
    `In use: version ${state.current}. In the file: ${state.known.join(', ')}.`,
    ...state.columns.map(lineOf),
  ].join('\n')
