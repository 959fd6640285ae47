import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { requestTimeZone } from '@gb/service-kit'

type ZonedRequest = Parameters<typeof requestTimeZone>[0]

/** The time zone the browser says it is in, or null; a wrong one is refused with 400. */
export const RequestZone = createParamDecorator((_: unknown, context: ExecutionContext): string | null =>
  requestTimeZone(context.switchToHttp().getRequest<ZonedRequest>()),
)
