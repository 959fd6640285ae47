import { z } from 'zod'

/** A method of a port as it crosses from process to process: its arguments and its answer, each with a schema. */
export interface Call {
  takes: z.ZodType<unknown[]>
  answers: z.ZodType
}

/** The calls of a port by the names of its methods. */
export type Calls = Readonly<Record<string, Call>>

/**
 * Describes a method: `z.output` is what it takes and answers in a process, `z.input` what JSON holds of it on the way.
 * @param takes its arguments, as a tuple
 * @param answers what its promise resolves to
 */
export const call = <Takes extends Call['takes'], Answers extends Call['answers']>(
  takes: Takes,
  answers: Answers,
): { takes: Takes; answers: Answers } => ({ takes, answers })

/** The id of a person. */
export const personId = z.uuid()

/** A local day, 'YYYY-MM-DD'. */
export const day = z.iso.date()

/** An instant: a `Date` in every process, its ISO spelling on the way. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** The answer of a method that only does something: JSON has no `undefined`. */
export const nothing = z.codec(z.null(), z.void(), { decode: () => undefined, encode: () => null })
