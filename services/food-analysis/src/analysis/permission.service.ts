import { Injectable } from '@nestjs/common'
import type { ConsentPurpose } from '@gb/domain'
import { AppError, ProfilePort, requireConsents } from '@gb/service-kit'
import { PersonGone, PersonLeaving } from './errors.js'

/** Without these no photo is looked at. */
export const CONSENTS: readonly ConsentPurpose[] = ['health_data_consent', 'ai_analysis_consent']

const ASKED_AGAIN_MS = 1_000

/** Whether a person still wants what a photo was sent for: they may take it back while somebody looks at it. */
@Injectable()
export class PermissionService {
  constructor(private readonly profiles: ProfilePort) {}

  /**
   * @throws AppError `consent_required` or `consent_outdated`, `deletion_pending` for a profile that is about to be
   *   deleted, `gone` for one that is
   */
  async assert(userId: string): Promise<void> {
    const standing = await this.profiles.standing(userId)
    if (!standing) throw new PersonGone()
    if (standing.leaving) throw new PersonLeaving()
    requireConsents(standing, CONSENTS)
  }

  /**
   * Works as long as it is allowed: asked before, every second, and again at the end. The signal of the work ends when
   * it is taken back, with the refusal as its reason.
   * @throws AppError the refusal, whatever the work has come to
   */
  async whileAllowed<T>(
    userId: string,
    end: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    await this.assert(userId)
    const takenBack = new AbortController()
    const timer = setInterval(() => void this.look(userId, takenBack), ASKED_AGAIN_MS)
    try {
      return await work(AbortSignal.any([end, takenBack.signal]))
    } finally {
      clearInterval(timer)
      await this.assert(userId)
    }
  }

  private async look(userId: string, takenBack: AbortController): Promise<void> {
    try {
      await this.assert(userId)
    } catch (error) {
      // Who cannot be asked now is asked again at the end, where no answer is a refusal.
      if (isRefusal(error)) takenBack.abort(error)
    }
  }
}

const REFUSALS = ['consent_required', 'consent_outdated', 'deletion_pending', 'gone']

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && REFUSALS.includes(error.code)
