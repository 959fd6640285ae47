import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import { isRecord } from '@gb/domain'
import type { FastifyRequest } from 'fastify'
import { map, type Observable } from 'rxjs'

const WORDS = 'notes'

/** The same without what was written in notes. */
const withoutNotes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNotes)
  if (!isRecord(value) || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === WORDS && typeof part === 'string' ? '' : withoutNotes(part),
    ]),
  )
}

/**
 * Figures go between a person and a helper, words do not: a note may tell what was kept for the journal, and nobody writes
 * into another's.
 */
@Injectable()
export class WithoutWords implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { sessionUser, body } = context.switchToHttp().getRequest<FastifyRequest>()
    if (sessionUser?.helper === undefined) return next.handle()
    if (isRecord(body)) Reflect.deleteProperty(body, WORDS)
    return next.handle().pipe(map(withoutNotes))
  }
}
