import { createHash } from 'node:crypto'
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import { ApiHeader, ApiNotModifiedResponse } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { map, type Observable } from 'rxjs'

/** A finished answer for everyone: bytes and the headers that let a browser keep them. */
export interface PublicAnswer {
  body: string
  contentType: string
  /** Strong: equal tags mean equal bytes. */
  etag: string
  cacheControl: string
  /** Further headers of this answer. */
  headers: Readonly<Record<string, string>>
}

interface AnswerParts {
  body: string
  contentType: string
  /** Seconds for which the answer may be used without asking. */
  freshSeconds: number
  /** Seconds after that in which the old answer may be shown while a new one is fetched; none unless told. */
  staleSeconds?: number
  headers?: PublicAnswer['headers']
}

const cacheControlOf = (freshSeconds: number, staleSeconds?: number): string =>
  `public, max-age=${freshSeconds}${staleSeconds === undefined ? '' : `, stale-while-revalidate=${staleSeconds}`}`

/** An answer of any kind that everyone may keep. */
export const publicAnswer = (parts: AnswerParts): PublicAnswer => ({
  body: parts.body,
  contentType: parts.contentType,
  etag: `"${createHash('sha256').update(parts.body).digest('base64url')}"`,
  cacheControl: cacheControlOf(parts.freshSeconds, parts.staleSeconds),
  headers: parts.headers ?? {},
})

/** A JSON answer that everyone may keep, fresh for some seconds. */
export const publicJson = (
  value: object,
  freshSeconds: number,
  headers: PublicAnswer['headers'] = {},
): PublicAnswer =>
  publicAnswer({
    body: JSON.stringify(value),
    contentType: 'application/json; charset=utf-8',
    freshSeconds,
    headers,
  })

/** Whether one of the caller's tags is this one. Weak tags count: RFC 9110 compares If-None-Match weakly. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean => {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes('*') || tags.includes(etag)
}

const send = (answer: PublicAnswer, request: FastifyRequest, reply: FastifyReply): string | undefined => {
  void reply.headers({ ...answer.headers, ETag: answer.etag, 'Cache-Control': answer.cacheControl })
  if (isKnown(request.headers['if-none-match'], answer.etag)) {
    void reply.status(304)
    return undefined
  }
  void reply.header('Content-Type', answer.contentType)
  return answer.body
}

@Injectable()
class PublicCacheInterceptor implements NestInterceptor<PublicAnswer, string | undefined> {
  intercept(context: ExecutionContext, next: CallHandler<PublicAnswer>): Observable<string | undefined> {
    const http = context.switchToHttp()
    const request = http.getRequest<FastifyRequest>()
    const reply = http.getResponse<FastifyReply>()
    return next.handle().pipe(map((answer) => send(answer, request, reply)))
  }
}

/**
 * Marks a public read whose handler gives a `PublicAnswer`. It is sent with its caching headers, or as 304 without a
 * body to a caller that has it.
 */
export const PublicCache = (): MethodDecorator =>
  applyDecorators(
    ApiHeader({ name: 'If-None-Match', required: false, description: 'The ETag of the copy you have.' }),
    ApiNotModifiedResponse({ description: 'Your copy is still the newest.' }),
    UseInterceptors(PublicCacheInterceptor),
  )
