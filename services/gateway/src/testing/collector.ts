import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface Attribute {
  key: string
  value: Record<string, unknown>
}

/** A span as it is told over OTLP. */
export interface ToldSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
}

interface Told {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: ToldSpan[] }[]
  }[]
}

const LOOKS = 100

const partsOf = (text: string) =>
  (JSON.parse(text) as Told).resourceSpans.map(({ resource, scopeSpans }) => ({
    attributes: resource.attributes,
    spans: scopeSpans.flatMap(({ spans }) => spans),
  }))

/** A collector on this machine that keeps what it is told. */
export const startCollector = async () => {
  const bodies: string[] = []
  const heads: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(pieces).toString())
      heads.push(request.headers)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const parts = () => bodies.flatMap(partsOf)
  const spans = () => parts().flatMap((part) => part.spans)

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that it was told, as it came. */
    text: () => bodies.join('\n'),
    heads,
    /** What the processes say of themselves. */
    resources: () => parts().flatMap(({ attributes }) => attributes),
    spans,
    /** The spans of a process by its name. */
    spansOf: (service: string) =>
      parts()
        .filter(({ attributes }) => attributes.some(({ value }) => value.stringValue === service))
        .flatMap((part) => part.spans),
    /** Waits until a trace has a span of that name. */
    has: async (traceId: string, name: string) => {
      for (let looks = 0; looks < LOOKS; looks++) {
        if (spans().some((span) => span.traceId === traceId && span.name === name)) return
        await sleep(100)
      }
      throw new Error(`no span ${name} in ${traceId}: ${JSON.stringify(spans().map((span) => span.name))}`)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
