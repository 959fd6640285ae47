import { z } from 'zod'
import { call, nothing, personId } from './call.js'

/** Tells people by mail. Owned by profile, which alone knows their addresses. */
export abstract class NoticePort {
  /**
   * Tells a person that an answer to their check-in waits; the mail says nothing of what was written. A profile that is
   * not there any more is told nothing. Resolves once the mail is on its way for good.
   */
  abstract checkInAnswered(userId: string): Promise<void>
}

export const NOTICE_CALLS = { checkInAnswered: call(z.tuple([personId]), nothing) }
