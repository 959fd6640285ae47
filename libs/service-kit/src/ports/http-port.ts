import { isRecord } from '@gb/domain'
import type { ServiceName } from '../base/service-name.js'
import { AppError } from '../base/errors/app-error.js'
import { countedFetch } from '../figures/outgoing.js'
import { traceHeaders } from '../http/request-trace.js'
import { INTERNAL_HEADER, internalPath, makeInternalToken } from '../access/internal-token.js'
import type { Calls } from '../contracts/call.js'
import { CannotBeReached } from './errors.js'
import { refusalIn } from './refusal.js'
import { seamOf } from './seam.js'

/** Where a port of another process answers. */
export interface HttpPortTarget {
  baseUrl: string
  port: string
  owner: ServiceName
  key: Buffer
  /** Milliseconds that a whole answer may take. */
  limitMs?: number | undefined
}

/** Less than what a gateway waits for the caller, so that the part that is really missing is the one that is named. */
const ORDINARY_MS = 2_500

/** Nothing that ports exchange comes near it: the largest is a page of an export. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024

const read = async (response: Response): Promise<Record<string, unknown> | null> => {
  if (!response.body) return null
  const body: AsyncIterable<Uint8Array> = response.body
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) return null
    chunks.push(chunk)
  }
  const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  return isRecord(value) ? value : null
}

const ask = async (target: HttpPortTarget, method: string, args: unknown): Promise<unknown> => {
  const { baseUrl, port, key, limitMs = ORDINARY_MS } = target
  const body = JSON.stringify({ args })
  const post = async () => {
    const response = await fetch(new URL(internalPath(port, method), baseUrl), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...traceHeaders({ internal: key }),
        [INTERNAL_HEADER]: makeInternalToken(key, { port, method, body }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    return { response, status: response.status, answer: await read(response) }
  }
  const { response, answer } = await countedFetch(target.owner, post)
  if (response.ok && answer && 'result' in answer) return answer.result
  throw (answer && refusalIn(response, answer)) ?? new CannotBeReached(target.owner)
}

/** One signed call. Whatever is wrong with the answer, or that there is none, is the owner not being there. */
const signedCall = async (target: HttpPortTarget, method: string, args: unknown): Promise<unknown> => {
  try {
    return await ask(target, method, args)
  } catch (error) {
    throw error instanceof AppError ? error : new CannotBeReached(target.owner, error)
  }
}

/** An object with the port's methods, each of which is one signed call to the owning process. */
export const httpPort = (target: HttpPortTarget, calls: Calls): object =>
  Object.fromEntries(
    Object.entries(calls).map(([method, call]) => {
      const seam = seamOf(`${target.port}.${method}`, target.owner, call)
      return [
        method,
        async (...args: unknown[]) =>
          seam.takeAnswer(await signedCall(target, method, seam.sendArguments(args))),
      ]
    }),
  )
