import { Logger } from '@nestjs/common'
import type { z } from 'zod'
import type { ServiceName } from '../base/service-name.js'
import type { AppError, FieldError } from '../base/errors/app-error.js'
import type { Call } from '../contracts/call.js'
import { AskedOtherwise, CannotBeReached } from './errors.js'

/** Faults that a line of the log names; the others follow from them, mostly. */
const NAMED = 3

const log = new Logger('Ports')

// The messages of the schemas say what was expected and the kind of what came, never a value.
const misfitsOf = ({ issues }: z.core.$ZodError): FieldError[] =>
  issues.map(({ path, message }) => ({ field: path.join('.') || 'all of it', message }))

const sentenceOf = (what: string, misfits: readonly FieldError[]): string =>
  `${what} in another shape than the port says: ${misfits
    .slice(0, NAMED)
    .map(({ field, message }) => `${field}: ${message}`)
    .join('; ')}`

/** What crossed, or the refusal of it, with a line in the log of the process that found it. */
const crossed = <T>(
  what: string,
  result: z.ZodSafeParseResult<T>,
  refusal: (cause: TypeError, misfits: FieldError[]) => Error,
): T => {
  if (result.success) return result.data
  const misfits = misfitsOf(result.error)
  const sentence = sentenceOf(what, misfits)
  log.error(sentence)
  throw refusal(new TypeError(sentence), misfits)
}

/**
 * The way of one call between processes in four steps, each of which refuses what has another shape than the port says.
 * @param name the call as `port.method`
 * @param owner who answers it
 */
export const seamOf = (name: string, owner: ServiceName, { takes, answers }: Call) => {
  const away = (cause: TypeError): AppError => new CannotBeReached(owner, cause)
  return {
    /** Arguments as JSON holds them. @throws TypeError */
    sendArguments: (args: unknown[]): unknown =>
      crossed(`${name} is asked here`, takes.safeEncode(args), (cause) => cause),

    /** The arguments that came, dates and all. @throws AppError `invalid_input` that names the call */
    takeArguments: (sent: unknown): unknown[] =>
      crossed(
        `${name} was asked from elsewhere`,
        takes.safeDecode(sent),
        (_cause, errors) => new AskedOtherwise(name, errors),
      ),

    /** An answer as JSON holds it. @throws AppError `unavailable` */
    sendAnswer: (answer: unknown): unknown =>
      crossed(`${name} answers here`, answers.safeEncode(answer), away),

    /** The answer that came, dates and all. @throws AppError `unavailable` */
    takeAnswer: (sent: unknown): unknown =>
      crossed(`${name} answered from elsewhere`, answers.safeDecode(sent), away),
  }
}
