import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tracing } from './span.js'

/** What a request is known by in all processes that work on it. */
export interface RequestTrace {
  id: string
  /** Of the work at hand; where nothing is told, as it came; undefined when there was none that can be read. */
  traceparent: string | undefined
  /** Where what is asked of others is told. */
  tracing?: Tracing | null
}

const traces = new AsyncLocalStorage<RequestTrace>()

/** Runs work that belongs to a request. */
export const inTrace = <T>(trace: RequestTrace, work: () => T): T => traces.run(trace, work)

/** What is worked on here; undefined outside of a request. */
export const currentTrace = (): RequestTrace | undefined => traces.getStore()
