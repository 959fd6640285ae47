import { close, closeOnSignals, isClosing } from './closing.mjs'
import { reportAndExit } from '../../../processes/src/failure.mjs'

const INTERRUPTED = 130

/**
 * Frame of every command that ends by itself: cleans up whatever happens, one clear line for a Failure.
 * @param {() => Promise<number | void>} main  answers the exit code; nothing means 0
 */
export const command = async (main) => {
  closeOnSignals(INTERRUPTED)
  try {
    const code = await main()
    await close()
    process.exit(code ?? 0)
  } catch (error) {
    // A signal is already undoing everything and chooses the exit code.
    if (isClosing()) await new Promise(() => {})
    await close()
    reportAndExit(error)
  }
}
