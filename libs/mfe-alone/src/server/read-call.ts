import type { IncomingMessage } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { parseJson, type Json } from '../api/contract.ts'
import type { Call } from '../api/fake-api.ts'
import { PREMIUM_HEADER } from '../wire.ts'

/** Reads a request to its end. A body that is no JSON counts as none. */
export async function readCall(request: IncomingMessage): Promise<Call> {
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://localhost'),
    body: jsonOf(await textOf(request)),
    isPremium: request.headers[PREMIUM_HEADER] === 'yes',
  }
}

function jsonOf(text: string): Json {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}
