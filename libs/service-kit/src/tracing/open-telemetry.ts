import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing, TracesTarget } from './span.js'

/** A collector that takes longer has lost what it was sent. */
const EXPORT_MS = 5_000
/** Spans wait so long for others to go with. */
const DELAY_MS = 2_000
/** What waits beyond that is dropped: a collector that is away costs no more memory than this. */
const MOST_WAITING = 2_048
/** How long the end of a process waits for the last of them. */
const CLOSE_MS = 2_000

const SAMPLERS: Record<TracesTarget['sampler'], (ratio: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
}

/** The exporter, whose first failure after a success is heard of. */
const watched = (exporter: SpanExporter, onTrouble: (error: unknown) => void): SpanExporter => {
  let isInTrouble = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined && !isInTrouble) onTrouble(result.error)
        isInTrouble = result.error !== undefined
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

const contextOf = (traceparent: string | undefined): Context => {
  const [, traceId, spanId, flags] = traceparent?.split('-') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT }

/** Spans to a collector, in batches. Only this module knows the library. */
export const telling = (target: TracesTarget, onTrouble: (error: unknown) => void): Tracing => {
  const exporter = new OTLPTraceExporter({
    url: `${target.endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: target.headers,
    timeoutMillis: EXPORT_MS,
  })
  const provider = new TracerProvider({
    // The name alone: what the library finds out by itself names machines and command lines.
    resource: resourceFromAttributes({ 'service.name': target.serviceName }),
    sampler: SAMPLERS[target.sampler](target.ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: watched(exporter, onTrouble),
        exportTimeoutMillis: EXPORT_MS,
        scheduledDelayMillis: DELAY_MS,
        maxQueueSize: MOST_WAITING,
      }),
    ],
  })
  const tracer = provider.getTracer('gastric-buddy')
  return {
    begin: (kind, name, parent) => {
      const span = tracer.startSpan(name, { kind: KINDS[kind] }, contextOf(parent))
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end: (finalName, facts, hasFailed) => {
          if (!span.isRecording()) return
          span.updateName(finalName)
          span.setAttributes(facts)
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    close: async () => {
      const gaveUp = new AbortController()
      await Promise.race([
        // What fails here was heard of already.
        provider.shutdown().catch(() => undefined),
        sleep(CLOSE_MS, undefined, { signal: gaveUp.signal, ref: false }).catch(() => undefined),
      ])
      gaveUp.abort()
    },
  }
}
