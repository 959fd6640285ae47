import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common'
import { isUUID } from 'class-validator'
import type { HelperScope, HelperUse } from '@gb/domain'
import type { SessionPort, SessionUser } from '../contracts/session.port.js'
import { NotYours } from './errors.js'
import { WithoutWords } from './without-words.js'

/** Metadata key of the routes that are open to somebody at a person's side. */
export const FOR_HELPERS = 'gb:for-helpers'

/** What somebody at a person's side may do on a route. */
export interface HelperRight {
  does: HelperUse
  scope: HelperScope
}

/**
 * Beside `Owner`: whom the person has at their side uses the route with the person's `user_id`, as long as what was chosen
 * for them covers it. Every route without it refuses all of them, so that a new route is closed to them by itself.
 * Source: decision 179.
 */
export const ForHelpers = (does: HelperUse, scope: HelperScope): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, HelperRight>(FOR_HELPERS, { does, scope }),
    UseInterceptors(WithoutWords),
  )

/**
 * The person that is asked about, as if they asked themselves, when who asks is at their side and may do this now.
 * @param userId whose the request says it is
 * @throws NotYours in every other case, one body for all
 */
export const personHelped = async (
  sessions: SessionPort,
  { userId: helperId, byToken }: SessionUser,
  userId: string,
  right: HelperRight | undefined,
): Promise<SessionUser> => {
  const person =
    right === undefined || byToken !== undefined || !isUUID(userId)
      ? null
      : await sessions.helped({ userId, helperId, ...right })
  if (person === null) throw new NotYours()
  return person
}
