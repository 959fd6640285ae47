import { errorCode } from '@gb/service-kit'

/** Why a release is not in force: the first file of it that is not as it should be. */
export class BadRelease extends Error {
  constructor(
    /** Path of the file. */
    readonly file: string,
    /** What is wrong with it, as the end of a sentence that begins with the file. */
    readonly problem: string,
  ) {
    super(`${file} ${problem}`)
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  ENOTDIR: 'is missing',
  EISDIR: 'is a folder',
  EACCES: 'cannot be read',
  EPERM: 'cannot be read',
}

/** A failure to read a file, in words. */
export const unreadable = (file: string, error: unknown): BadRelease => {
  if (error instanceof BadRelease) return error
  const code = errorCode(error) ?? 'unknown'
  return new BadRelease(file, PROBLEMS[code] ?? `cannot be read (${code})`)
}
