import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@gb/domain'
import type { RequestKey } from '../quota/scan.repository.js'
import { BadAnalysisKey } from './errors.js'

/** What the analysis needs to know of its request beside the body. */
export interface AnalysisCall {
  /** Aborted when the person is gone before the answer was written. */
  readonly gone: AbortSignal
  /** The `Idempotency-Key` and what it stands for; null without the header. */
  readonly keyed: RequestKey | null
  /** Tells the client that the answer is a stored one. */
  readonly markReplayed: () => void
}

interface Request {
  headers: Record<string, string | string[] | undefined>
  body?: unknown
}
interface Reply {
  raw: ServerResponse
  header(name: string, value: string): unknown
}

const goneSignal = (raw: ServerResponse): AbortSignal => {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

const keyedOf = ({ headers, body }: Request): RequestKey | null => {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || key.length < 1 || key.length > IDEMPOTENCY_KEY_MAX_LENGTH)
    throw new BadAnalysisKey()
  return {
    key,
    hash: createHash('sha256')
      .update(JSON.stringify(body ?? null))
      .digest(),
  }
}

/** Gives a handler its `AnalysisCall`. */
export const Call = createParamDecorator((_: unknown, context: ExecutionContext): AnalysisCall => {
  const http = context.switchToHttp()
  const reply = http.getResponse<Reply>()
  return {
    gone: goneSignal(reply.raw),
    keyed: keyedOf(http.getRequest<Request>()),
    markReplayed: () => void reply.header('Idempotent-Replay', 'true'),
  }
})
