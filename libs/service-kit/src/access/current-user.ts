import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { Operator } from '../contracts/operator.port.js'
import type { SessionUser } from '../contracts/session.port.js'

/** The signed-in person. Only on routes whose mark requires a session. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser => {
  const user = context.switchToHttp().getRequest<FastifyRequest>().sessionUser
  // Reaching this means a public route asks for a person: a programming mistake, not bad input.
  if (!user) throw new Error('CurrentUser on a route without a session mark')
  return user
})

/** The signed-in person on a visitor route, or null. */
export const MaybeUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SessionUser | null =>
    context.switchToHttp().getRequest<FastifyRequest>().sessionUser ?? null,
)

/** The operator who asks. Only on operator routes. */
export const CurrentOperator = createParamDecorator((_: unknown, context: ExecutionContext): Operator => {
  const { operator } = context.switchToHttp().getRequest<FastifyRequest>()
  if (!operator) throw new Error('CurrentOperator on a route without the operator mark')
  return operator
})
