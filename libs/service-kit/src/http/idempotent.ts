import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import { hash } from 'node:crypto'
import { ApiHeader } from '@nestjs/swagger'
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '@gb/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { firstValueFrom, from, type Observable } from 'rxjs'
import { IdempotencyStore, type KeyedRequest } from '../database/kit-tables/idempotency.store.js'
import { BadIdempotencyKey } from './errors.js'

const keyOf = (request: FastifyRequest): string | null => {
  const header = request.headers['idempotency-key']
  if (header === undefined) return null
  if (typeof header === 'string' && header.length >= 1 && header.length <= IDEMPOTENCY_KEY_MAX_LENGTH)
    return header
  throw new BadIdempotencyKey()
}

const keyedRequest = (request: FastifyRequest): KeyedRequest | null => {
  const key = keyOf(request)
  const { userId: owner, helper } = request.sessionUser ?? {}
  if (key === null || owner === undefined) return null
  return {
    owner,
    // A key that a helper hits upon must not bring back what the person was answered.
    key: helper === undefined ? key : hash('sha256', `${helper.grantId} ${key}`, 'hex'),
    fingerprint: `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`,
  }
}

/** Applies the `Idempotency-Key` header to a write. A refused write stores nothing, so it can be corrected and sent again. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly store: IdempotencyStore) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp()
    const keyed = keyedRequest(http.getRequest<FastifyRequest>())
    if (!keyed) return next.handle()
    return from(this.answer(keyed, http.getResponse<FastifyReply>(), next))
  }

  private async answer(keyed: KeyedRequest, reply: FastifyReply, next: CallHandler): Promise<unknown> {
    const result = await this.store.run(keyed, async () => {
      const body: unknown = await firstValueFrom(next.handle())
      return { status: reply.statusCode, body }
    })
    void reply.status(result.status)
    if (result.replayed) void reply.header('Idempotent-Replay', 'true')
    return result.body
  }
}

/** Marks a write that honors `Idempotency-Key`: same key and body again, same answer, stored once. */
export const Idempotent = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'Same key and body again: the same answer, stored once.',
    }),
  )
