/** A problem the reader can act on: shown as one line, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message one sentence that says what to do
   * @param {string} [details] output of the tool that failed
   */
  constructor(message, details) {
    super(message)
    this.details = details
  }
}

const NO_SPACE = /No space left on device|Disk quota exceeded|\b(ENOSPC|EDQUOT)\b/

/** Whether something failed because there was no room to write to; PostgreSQL says so only in its log. */
export const isDiskFull = ({ details = '', message = '', code = '' }) =>
  NO_SPACE.test(`${details}\n${message}\n${code}`)

/** Ends the command with one clear line for a Failure, with everything for a bug. */
export const reportAndExit = (error) => {
  if (isDiskFull(error)) {
    console.error(`${error.message}\nThe disk is full. Make room, then start again.`)
  } else if (error instanceof Failure) {
    if (error.details) console.error(error.details.trimEnd())
    console.error(error.message)
  } else {
    console.error(error)
  }
  process.exit(1)
}
