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

/** Ends the command with one clear line for a Failure, with everything for a bug. */
export const reportAndExit = (error) => {
  if (error instanceof Failure) {
    if (error.details) console.error(error.details.trimEnd())
    console.error(error.message)
  } else {
    console.error(error)
  }
  process.exit(1)
}
