import { applyDecorators } from '@nestjs/common'
import {
  ApiBadRequestResponse,
  ApiBearerAuth,
  ApiExtension,
  ApiForbiddenResponse,
  ApiHeader,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger'
import { exampleProblem } from '../base/errors/problem.js'
import { ProblemDto } from '../base/errors/problem.dto.js'
import { needsReason, type OperatorScope, REASON_LENGTH } from '../contracts/operator.port.js'
import { mark } from './marks.js'
import { OPERATOR_REFUSALS } from './messages.js'

/** Where the contract says which scope a call needs. */
export const SCOPE_EXTENSION = 'x-operator-scope'

const refusal = (description: string, example: object) => ({ description, type: ProblemDto, example })

const BAD_REQUEST = (sentence: string) =>
  ApiBadRequestResponse(
    refusal('A header or a field is missing or wrong.', exampleProblem('invalid_input', sentence)),
  )

/** Without an example, like the word below: a reason that a page fills in is the reason of nobody. */
const REASON = [
  ApiHeader({
    name: 'X-Reason',
    required: true,
    description: `Why you do this, ${REASON_LENGTH.min} to ${REASON_LENGTH.max} characters. It stays in the audit log.`,
    schema: { type: 'string', minLength: REASON_LENGTH.min, maxLength: REASON_LENGTH.max },
  }),
  BAD_REQUEST(OPERATOR_REFUSALS.reason),
]

/** Without an example, so that a page of the console leaves the field empty and does not send it. */
const confirmation = (word: string) => [
  ApiHeader({
    name: 'X-Confirm',
    required: true,
    description: `Type \`${word}\`: this cannot be pressed by accident.`,
    schema: { type: 'string', pattern: `^${word}$` },
  }),
  BAD_REQUEST(OPERATOR_REFUSALS.confirm(word)),
]

interface OperatorRule {
  reason?: boolean
  auditedHourly?: boolean
  person?: boolean
  confirm?: string
}

/** How a call says which scope it needs, and that it refuses without. */
const scopeNeeded = (scope: OperatorScope) => [
  ApiExtension(SCOPE_EXTENSION, scope),
  ApiForbiddenResponse(
    refusal(
      `The token has not the scope \`${scope}\`.`,
      exampleProblem('scope_missing', OPERATOR_REFUSALS.scope(scope)),
    ),
  ),
]

/**
 * An operator with this scope (null: with any), by bearer token; cookies are not read and every use is in the audit log. `reason`: not
 * without the `X-Reason` header, which the scopes of health and private data need anyway. `auditedHourly`: a machine
 * asks all the time and learns nothing personal, so one line an hour says as much. `person`: nothing is done to the
 * `user_id` of the path unless it is somebody's; 404 otherwise. `confirm`: a word that has to stand in
 * `X-Confirm`, for what others see at once or what cannot be taken back.
 */
export const OperatorOnly = (
  scope: OperatorScope | null,
  { reason = false, auditedHourly = false, person = false, confirm }: OperatorRule = {},
): MethodDecorator => {
  const withReason = reason || (scope !== null && needsReason(scope))
  return applyDecorators(
    mark({
      kind: 'operator',
      scope,
      ...(withReason ? { reason: true } : {}),
      ...(auditedHourly ? { auditedHourly } : {}),
      ...(person ? { person } : {}),
      ...(confirm === undefined ? {} : { confirm }),
    }),
    ApiBearerAuth('operator'),
    ApiUnauthorizedResponse(
      refusal(
        'No token, or one that is unknown, expired or revoked.',
        exampleProblem('no_session', OPERATOR_REFUSALS.token),
      ),
    ),
    ...(scope === null ? [] : scopeNeeded(scope)),
    ...(confirm === undefined ? [] : confirmation(confirm)),
    ...(withReason ? REASON : []),
  )
}
