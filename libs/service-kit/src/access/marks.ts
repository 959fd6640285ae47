import { applyDecorators, SetMetadata } from '@nestjs/common'
import {
  ApiCookieAuth,
  ApiForbiddenResponse,
  ApiParam,
  ApiPaymentRequiredResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger'
import type { ConfirmationPurpose } from '@gb/domain'
import { exampleProblem } from '../base/errors/problem.js'
import { FreshProblemDto, ProblemDto } from '../base/errors/problem.dto.js'
import { OWN_ID } from '../base/validation/ids.js'
import type { OperatorScope } from '../contracts/operator.port.js'
import { CONFIRMATION_REFUSAL } from './messages.js'

/** Where an owner route finds the `user_id` that must be the session's own. */
export type OwnerPlace = 'params' | 'query' | 'body'

/** The rule of one route. */
export type Access =
  | { kind: 'public' }
  | { kind: 'visitor' }
  | { kind: 'session' }
  | { kind: 'owner'; place: OwnerPlace }
  | { kind: 'premium'; place?: OwnerPlace }
  | {
      kind: 'operator'
      /** Null: any valid token will do. */
      scope: OperatorScope | null
      reason?: true
      auditedHourly?: true
      person?: true
      confirm?: string
    }
  | { kind: 'internal' }

/** Metadata key under which a route carries its rule. */
export const ACCESS = 'gb:access'

/** Metadata key of the writes that a profile may still do while it waits to be erased. */
export const WHILE_DELETING = 'gb:while-deleting'

/** Metadata key of the routes that ask for a fresh confirmation. */
export const FRESH = 'gb:fresh'

/** A fresh confirmation that a route asks for. */
export interface FreshMark {
  purpose: ConfirmationPurpose
  /** When the route itself asks for it, in words; absent: always, before anything else happens. */
  when?: string
}

/** Puts a rule on a route. */
export const mark = (access: Access) => SetMetadata(ACCESS, access)

const signedIn = () => [
  ApiCookieAuth('session'),
  ApiUnauthorizedResponse({ description: 'No session.', type: ProblemDto }),
]

/** Anybody; no cookie is read. */
export const Public = (): MethodDecorator => applyDecorators(mark({ kind: 'public' }))

/** Anybody; a session is recognized when there is one. */
export const Visitor = (): MethodDecorator => applyDecorators(mark({ kind: 'visitor' }))

/** Any signed-in person; the answer is about the session's own profile. */
export const Session = (): MethodDecorator => applyDecorators(mark({ kind: 'session' }), ...signedIn())

const ownOnly = () =>
  ApiForbiddenResponse({ description: 'The user_id is not the signed-in one.', type: ProblemDto })

/** What the mark alone says of the place: a path has no other check, as only the session's own id gets past the guard. */
const owned = (place: OwnerPlace) => [
  ownOnly(),
  ...(place === 'params' ? [ApiParam({ name: 'user_id', ...OWN_ID })] : []),
]

/** The signed-in owner of the `user_id` in that place. Another id: 403 with one body, whether it exists or not. */
export const Owner = (place: OwnerPlace): MethodDecorator =>
  applyDecorators(mark({ kind: 'owner', place }), ...signedIn(), ...owned(place))

/** Like `Session` or, with a place, `Owner`, and premium must be active (402 otherwise). */
export const Premium = (place?: OwnerPlace): MethodDecorator =>
  applyDecorators(
    mark(place ? { kind: 'premium', place } : { kind: 'premium' }),
    ...signedIn(),
    ApiPaymentRequiredResponse({ description: 'Premium is not active.', type: ProblemDto }),
    ...(place ? owned(place) : []),
  )

/** Another process of ours, with an internal token. */
export const Internal = (): MethodDecorator => applyDecorators(mark({ kind: 'internal' }))

/** Beside the mark of a write: it works also for a profile that is about to be erased. Every other write is 409. */
export const WhileDeleting = (): MethodDecorator => SetMetadata(WHILE_DELETING, true)

/**
 * Above the access mark of a route that must not be open to who has only copied a session cookie: 403
 * `fresh_confirmation_required` with the ways open to this person, unless the session has confirmed this very purpose
 * within the last minutes. With `when`, the route decides by itself with `requireFresh`.
 */
export const Fresh = (purpose: ConfirmationPurpose, when?: string): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, FreshMark>(FRESH, when === undefined ? { purpose } : { purpose, when }),
    ApiForbiddenResponse({
      description: `Needs a fresh confirmation for \`${purpose}\`${when === undefined ? '' : ` when ${when}`} (see POST /api/confirmation/start), or is not yours.`,
      type: FreshProblemDto,
      example: {
        ...exampleProblem('fresh_confirmation_required', CONFIRMATION_REFUSAL),
        purpose,
        ways: ['email'],
      },
    }),
  )
