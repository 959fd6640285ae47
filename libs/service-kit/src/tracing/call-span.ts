import { randomUUID } from 'node:crypto'
import { currentTrace, inTrace } from './current-trace.js'
import { tracingOfProcess } from './open-tracing.js'

/** A call to somebody elsewhere that is told of. */
interface CallSpan {
  /** Makes the call, as a part of which whoever is asked goes on. */
  run: <T>(call: () => T) => T
  end: (outcome: string, hasFailed: boolean) => void
}

const UNTOLD: CallSpan = { run: (call) => call(), end: () => undefined }

/** Begins the span of a call: a part of the request at hand, or of nothing where a job asks. */
export const beginCall = (to: string): CallSpan => {
  const trace = currentTrace()
  const tracing = trace ? trace.tracing : tracingOfProcess()
  if (!tracing) return UNTOLD
  const span = tracing.begin('client', to, trace?.traceparent)
  const inside = { id: trace?.id ?? randomUUID(), traceparent: span.traceparent, tracing }
  return {
    run: (call) => inTrace(inside, call),
    end: (outcome, hasFailed) => span.end(to, { 'peer.service': to, 'gb.outcome': outcome }, hasFailed),
  }
}
