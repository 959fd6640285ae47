import { Injectable } from '@nestjs/common'
import { Env, type SessionUser, Sql, Throttle } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { LETTERS } from '../../post/mail/messages.js'
import { SecurityNotices } from '../../post/notices/security-notices.js'
import { SessionService } from '../../ways-in/session/session.service.js'
import { DAY_SECONDS } from '../../base/throttle/within-limit.js'
import { type Deletion, DeletionRepository } from './deletion.repository.js'
import { DELETION_MESSAGES } from './messages.js'
import { DeletionBegun, NoDeletion } from './errors.js'

/** More than anybody changes their mind; each one writes a mail. */
const DELETIONS_PER_DAY = 5

/** Deletes a profile with time to think again. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly sql: Sql,
    private readonly env: Env,
    private readonly throttle: Throttle,
    private readonly deletions: DeletionRepository,
    private readonly sessions: SessionService,
    private readonly notices: SecurityNotices,
  ) {}

  /**
   * Signs out everywhere at once. The devices stay known, so that the deletion can be undone on them. Asked again, it
   * answers the first time again.
   * @throws AppError `too_many_requests`, `not_found`
   */
  delete(userId: string, device: string): Promise<Deletion> {
    return this.sql.transaction(async () => {
      const isNew = await this.deletions.mark(userId, this.env.deletionUndoHours)
      await this.sessions.endKeepingDevices(userId)
      const deletion = await this.deletions.find(userId)
      if (!deletion) throw new NoDeletion()
      if (isNew) await this.tell(userId, device, deletion)
      return deletion
    })
  }

  /**
   * Keeps the profile after all: for its owner, or on a device that has held it, which gets no session by that.
   * @throws AppError `not_found` for everybody else, whether there is such a profile or not; `gone` when it is too late
   */
  async undo(userId: string, user: SessionUser | null, browser: Browser): Promise<void> {
    if (user?.userId !== userId && !(await this.sessions.isKnown(userId, browser))) throw new NoDeletion()
    await this.sql.transaction(async () => {
      const state = await this.deletions.lock(userId)
      if (!state) throw new NoDeletion()
      if (state.erasing) throw new DeletionBegun()
      if (!state.eraseAt) return
      await this.deletions.undo(userId)
      await this.notices.mustTell({ kind: 'deletion_undone', userId }, browser.label, LETTERS.deletionUndone)
    })
  }

  private async tell(userId: string, device: string, { eraseAt }: Deletion): Promise<void> {
    await this.throttle.hit({
      bucket: `deletions:${userId}`,
      limit: DELETIONS_PER_DAY,
      windowSeconds: DAY_SECONDS,
      message: DELETION_MESSAGES.tooMany,
    })
    await this.notices.mustTell({ kind: 'deletion_asked', userId }, device, (happening, when) =>
      LETTERS.deletionAsked({ ...happening, eraseAt: when(eraseAt), link: this.env.publicOrigin }),
    )
  }
}
