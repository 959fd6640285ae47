import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { map, type Observable } from 'rxjs'
import type { Page } from './page.js'

interface ConditionalRequest {
  headers: Record<string, string | string[] | undefined>
}

interface Reply {
  header(name: string, value: string): Reply
  status(code: number): Reply
}

const NOT_MODIFIED = 304

/** Whether one of the caller's tags is this one. Weak tags count: RFC 9110 compares If-None-Match weakly. */
export const isKnown = (ifNoneMatch: string | string[] | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  const tags = String(ifNoneMatch)
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/** Sends a `Page` with its caching headers, or 304 without a body to a caller that has it. */
@Injectable()
export class PageInterceptor implements NestInterceptor<Page, string | undefined> {
  intercept(context: ExecutionContext, next: CallHandler<Page>): Observable<string | undefined> {
    const http = context.switchToHttp()
    const request = http.getRequest<ConditionalRequest>()
    const reply = http.getResponse<Reply>()
    return next.handle().pipe(map((page) => this.send(page, request, reply)))
  }

  private send(page: Page, request: ConditionalRequest, reply: Reply): string | undefined {
    reply.header('ETag', page.etag).header('Cache-Control', page.cacheControl)
    for (const [name, value] of Object.entries(page.headers)) reply.header(name, value)
    if (isKnown(request.headers['if-none-match'], page.etag)) {
      reply.status(NOT_MODIFIED)
      return undefined
    }
    reply.header('Content-Type', page.contentType)
    return page.body
  }
}
