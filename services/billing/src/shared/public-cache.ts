import { createHash } from 'node:crypto'
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common'
import { ApiNotModifiedResponse } from '@nestjs/swagger'
import { map, type Observable } from 'rxjs'

/** Seconds that a browser or proxy may keep a public answer. */
const MAX_AGE_SECONDS = 300

interface CacheRequest {
  headers: { 'if-none-match'?: string }
}

interface CacheReply {
  status: (code: number) => unknown
  header: (name: string, value: string) => unknown
}

const etagOf = (body: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)}"`

// A proxy that compresses turns a strong tag into a weak one.
const isKnown = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim()))

/** Answers a public read with an ETag, and with 304 to whoever has it already. */
@Injectable()
class PublicCacheInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp()
    const request = http.getRequest<CacheRequest>()
    const reply = http.getResponse<CacheReply>()
    return next.handle().pipe(
      map((body) => {
        const etag = etagOf(body)
        reply.header('ETag', etag)
        reply.header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`)
        if (!isKnown(etag, request.headers['if-none-match'])) return body
        reply.status(304)
        return undefined
      }),
    )
  }
}

/** Marks a public read that may be cached for five minutes and has an ETag. */
export const PublicCache = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(PublicCacheInterceptor),
    ApiNotModifiedResponse({ description: 'Unchanged since the ETag in If-None-Match.' }),
  )
