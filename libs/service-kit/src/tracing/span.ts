/**
 * All that a span may say. Nothing else leaves: no address, no query, no header, no id of a person, nothing of what
 * somebody wrote or is. A route is the template of the router, and a name of somebody asked is one of ours.
 */
export const SPAN_ATTRIBUTES = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'peer.service',
  'gb.outcome',
] as const

/** What a span says. */
export type SpanFacts = Partial<Record<(typeof SPAN_ATTRIBUTES)[number], string | number>>

/** Work that has begun and will be told of when it ends. */
export interface Span {
  /** W3C Trace Context of this work, for whoever works on a part of it. */
  traceparent: string
  /** Tells it; a second time says nothing. */
  end: (name: string, facts: SpanFacts, hasFailed: boolean) => void
}

/** A request that is served here, or a call to somebody elsewhere. */
export type SpanKind = 'server' | 'client'

/** Where spans go. */
export interface Tracing {
  /** @param parent traceparent of the work that this is a part of */
  begin: (kind: SpanKind, name: string, parent: string | undefined) => Span
  /** Tells what is left, and gives up when that takes long. */
  close: () => Promise<void>
}

/** Ways to choose the traces that are told, by the names that OpenTelemetry gives them. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Where traces are told, and which. */
export interface TracesTarget {
  /** Address of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  sampler: (typeof SAMPLERS)[number]
  /** Share of the traces, where the sampler has one. */
  ratio: number
}
