import { isBlank } from '@gb/domain'
import { z } from 'zod'
import { call, nothing } from './call.js'

/** What an operator token may be good for. */
export const OPERATOR_SCOPES = [
  'profile:find',
  'profile:write',
  'health:read',
  'journal:read',
  'check-ins:answer',
  'billing:write',
  'content:write',
  'privacy:export',
  'privacy:erase',
  'audit:read',
  'tokens:admin',
  'ops:read',
  'ops:write',
  'releases:write',
] as const
export type OperatorScope = (typeof OPERATOR_SCOPES)[number]

const oneScope = z.enum(OPERATOR_SCOPES)

const operator = z.object({ tokenId: z.string(), name: z.string(), scopes: z.array(oneScope) })

/** A named person with a token. */
export type Operator = z.output<typeof operator>

/** Who is written down for what the product did by itself; no token has this id. */
export const THE_PRODUCT: Operator = { tokenId: 'system', name: 'Gastric Buddy', scopes: [] }

const operatorUse = z.object({
  /** Null: any valid token will do (reading the console's own pages). */
  scope: oneScope.nullable(),
  method: z.string(),
  /** Route template, never a filled-in path. */
  route: z.string(),
  /** Why, from the `X-Reason` header. */
  reason: z.string().nullable(),
  /** Whether this use is refused without a reason. */
  needsReason: z.boolean(),
  /** Whether one line an hour is enough in the audit log. */
  auditedHourly: z.boolean(),
  /** What it is done to: the words of the path, like `user_id=…`; null when the path names nothing. */
  subject: z.string().nullable(),
  /** Whose profile must be there for it; null when that makes no difference. */
  person: z.string().nullable(),
  /** Which remote its path names; absent where it names none. */
  remote: z.string().exactOptional(),
  /** The word that `X-Confirm` should hold and does not; absent when nothing is left to confirm. */
  unconfirmed: z.string().exactOptional(),
})

/** What is about to be done with a token; kept in the audit log. */
export type OperatorUse = z.output<typeof operatorUse>

/** Fewer letters say nothing. */
export const REASON_LENGTH = { min: 5, max: 500 } as const

/** Whether a reason says something. */
export const isReason = (reason: string | null): reason is string =>
  reason !== null &&
  !isBlank(reason) &&
  reason.trim().length >= REASON_LENGTH.min &&
  reason.trim().length <= REASON_LENGTH.max

/** Scopes whose routes show what people trusted us with, or end it: no use of them without a reason. */
const REASON_SCOPES: readonly OperatorScope[] = [
  'health:read',
  'journal:read',
  'check-ins:answer',
  'privacy:export',
  'privacy:erase',
]

export const needsReason = (scope: OperatorScope): boolean => REASON_SCOPES.includes(scope)

/** Operator tokens and their audit log. Owned by the profile service. */
export abstract class OperatorPort {
  /**
   * Verifies the token and writes the use into the audit log before anything is answered.
   * @returns null for an unknown, expired or revoked token
   * @throws AppError `scope_missing` for a token without the scope, `invalid_input` for a missing reason or
   *   confirmation,
   *   `not_found` for a person who must be there and is not
   */
  abstract authorize(token: string, use: OperatorUse): Promise<Operator | null>

  /**
   * Writes down what a use turned out to be about, where its path did not say so, or what the product did by itself: one
   * line of the audit log for each subject, like `user_id=…`. Resolves once they are written; show nothing before that.
   */
  abstract note(operator: Operator, action: string, subjects: readonly string[]): Promise<void>

  /** Whether somebody of this name has a token that lives and is good for that. */
  abstract isAtWork(name: string, scope: OperatorScope): Promise<boolean>
}

export const OPERATOR_CALLS = {
  authorize: call(z.tuple([z.string(), operatorUse]), operator.nullable()),
  note: call(z.tuple([operator, z.string(), z.array(z.string())]), nothing),
  isAtWork: call(z.tuple([z.string(), oneScope]), z.boolean()),
}
