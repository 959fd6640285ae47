import { Histogram } from 'prom-client'
import { errorCode } from '../base/errors/error-code.js'
import type { ServiceName } from '../base/service-name.js'
import { beginCall } from '../tracing/call-span.js'
import { processFigures } from './process-figures.js'

/** Whom a process asks: those outside by what they do, and our own services elsewhere. */
export type Asked = 'analyzer' | 'food_facts' | 'mail' | 'payment' | 'push' | 'release_store' | ServiceName

/**
 * What became of a call. `refused`: they understood and said no; `failed`: nothing, or nothing of use, came back; `given_up`:
 * whoever wanted to know went away.
 */
type CallOutcome = 'ok' | 'refused' | 'failed' | 'timeout' | 'given_up'

// Seconds, up to the patience with the slowest of them.
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

const calls = new Histogram({
  name: 'outgoing_call_duration_seconds',
  help: 'Time until somebody whom this process asked had answered or was given up, by whom and by what became of it.',
  labelNames: ['to', 'outcome'] as const,
  buckets: BUCKETS,
  registers: [processFigures],
})

const FIRST_FAILURE = 500
const FIRST_REFUSAL = 400
const TOO_LATE = new Set<unknown>(['TimeoutError', 'ETIMEDOUT'])

/** What a status says. */
export const outcomeOfStatus = (status: number): CallOutcome =>
  status >= FIRST_FAILURE ? 'failed' : status >= FIRST_REFUSAL ? 'refused' : 'ok'

/** What an error says that came in place of an answer. */
export const outcomeOfError = (error: unknown): CallOutcome =>
  typeof error === 'object' &&
  error !== null &&
  (TOO_LATE.has(Reflect.get(error, 'name')) || TOO_LATE.has(errorCode(error)))
    ? 'timeout'
    : 'failed'

/** How to tell what became of a call; without it any answer is a good one. */
interface Telling<T> {
  ofAnswer?: (answer: T) => CallOutcome
  ofError?: (error: unknown) => CallOutcome
}

/** Counts a call and how long it took, and tells of it where traces are told. Nothing of what is asked or answered is kept. */
export const counted = async <T>(
  to: Asked,
  call: () => Promise<T>,
  { ofAnswer = () => 'ok', ofError = outcomeOfError }: Telling<T> = {},
): Promise<T> => {
  const took = calls.startTimer({ to })
  const span = beginCall(to)
  const end = (outcome: CallOutcome) => {
    took({ outcome })
    span.end(outcome, outcome === 'failed' || outcome === 'timeout')
  }
  try {
    const answer = await span.run(call)
    end(ofAnswer(answer))
    return answer
  } catch (error) {
    end(ofError(error))
    throw error
  }
}

/** The same for what answers with a status, as `fetch` does. */
export const countedFetch = <T extends { status: number }>(to: Asked, call: () => Promise<T>): Promise<T> =>
  counted(to, call, { ofAnswer: ({ status }) => outcomeOfStatus(status) })
