import { errorCode } from '../base/errors/error-code.js'
import { type KeyFile, readKeyFile, replaceKeyFile } from '../crypto/key-file.js'
import { KeyRefusal } from './key-refusal.js'

/** The newest version in a file, in use or not. */
export const newestOf = ({ data }: KeyFile): number => Math.max(...Object.keys(data).map(Number))

/** The version that comes after all of a file. */
export const nextVersion = (file: KeyFile): string => String(newestOf(file) + 1)

/**
 * Replaces the key file.
 * @throws KeyRefusal when it cannot be written, with how to change it by hand
 */
export const writeKeys = (path: string, content: KeyFile): void => {
  try {
    replaceKeyFile(path, content)
  } catch (error) {
    const why = errorCode(error) ?? 'no reason given'
    const version = nextVersion(readKeyFile(path))
    throw new KeyRefusal(
      `KEYS_FILE: ${path} cannot be written (${why}), so change it by hand on every host. To rotate: add under "data" the key "${version}" with the output of "openssl rand -base64 32", set "current" to "${version}", then run "rotate": it seals everything anew. To retire: run "status" first, then remove a version that no value has.`,
    )
  }
}
