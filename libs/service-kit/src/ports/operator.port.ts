/** What an operator token may be good for. */
export const OPERATOR_SCOPES = [
  'profile:find',
  'health:read',
  'journal:read',
  'billing:write',
  'content:write',
  'privacy:export',
  'privacy:erase',
  'audit:read',
  'tokens:admin',
] as const
export type OperatorScope = (typeof OPERATOR_SCOPES)[number]

/** A named person with a token. */
export interface Operator {
  tokenId: string
  name: string
  scopes: OperatorScope[]
}

/** What is about to be done with a token; kept in the audit log. */
export interface OperatorUse {
  /** Null: any valid token will do (reading the console's own pages). */
  scope: OperatorScope | null
  method: string
  /** Route template, never a filled-in path. */
  route: string
  /** Why, from the `X-Reason` header. */
  reason: string | null
}

/** Operator tokens and their audit log. Owned by the profile service. */
export abstract class OperatorPort {
  /**
   * Verifies the token and writes the use into the audit log before anything is answered.
   * @returns null for an unknown, expired or revoked token, or one without the scope
   */
  abstract authorise(token: string, use: OperatorUse): Promise<Operator | null>
}
