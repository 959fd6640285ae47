import { applyDecorators, SetMetadata } from '@nestjs/common'
import { ApiBearerAuth, ApiCookieAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger'
import { ProblemDto } from '../errors/problem.dto.js'
import type { OperatorScope } from '../ports/operator.port.js'

/** Where an owner route finds the `user_id` that must be the session's own. */
export type OwnerPlace = 'params' | 'query' | 'body'

/** The rule of one route. */
export type Access =
  | { kind: 'public' }
  | { kind: 'visitor' }
  | { kind: 'session' }
  | { kind: 'owner'; place: OwnerPlace }
  | { kind: 'premium'; place?: OwnerPlace }
  | { kind: 'operator'; scope: OperatorScope }
  | { kind: 'internal' }

/** Metadata key under which a route carries its rule. */
export const ACCESS = 'gb:access'

/** Metadata key of the writes that a profile may still do while it waits to be erased. */
export const WHILE_DELETING = 'gb:while-deleting'

const mark = (access: Access) => SetMetadata(ACCESS, access)

const signedIn = () => [
  ApiCookieAuth('session'),
  ApiUnauthorizedResponse({ description: 'No session.', type: ProblemDto }),
]

/** Anybody; no cookie is read. */
export const Public = (): MethodDecorator => applyDecorators(mark({ kind: 'public' }))

/** Anybody; a session is recognised when there is one. */
export const Visitor = (): MethodDecorator => applyDecorators(mark({ kind: 'visitor' }))

/** Any signed-in person; the answer is about the session's own profile. */
export const Session = (): MethodDecorator => applyDecorators(mark({ kind: 'session' }), ...signedIn())

/** The signed-in owner of the `user_id` in that place. Another id: 403 with one body, whether it exists or not. */
export const Owner = (place: OwnerPlace): MethodDecorator =>
  applyDecorators(
    mark({ kind: 'owner', place }),
    ...signedIn(),
    ApiForbiddenResponse({ description: 'The user_id is not the signed-in one.', type: ProblemDto }),
  )

/** Like `Session` or, with a place, `Owner`, and premium must be active (402 otherwise). */
export const Premium = (place?: OwnerPlace): MethodDecorator =>
  applyDecorators(mark(place ? { kind: 'premium', place } : { kind: 'premium' }), ...signedIn())

/** An operator with this scope, by bearer token; cookies are not read and every use is in the audit log. */
export const OperatorOnly = (scope: OperatorScope): MethodDecorator =>
  applyDecorators(
    mark({ kind: 'operator', scope }),
    ApiBearerAuth('operator'),
    ApiUnauthorizedResponse({ description: 'No valid operator token with this scope.', type: ProblemDto }),
  )

/** Another process of ours, with an internal token. */
export const Internal = (): MethodDecorator => applyDecorators(mark({ kind: 'internal' }))

/** Beside the mark of a write: it works also for a profile that is about to be erased. Every other write is 409. */
export const WhileDeleting = (): MethodDecorator => SetMetadata(WHILE_DELETING, true)
