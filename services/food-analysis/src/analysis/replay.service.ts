import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { AppError } from '@gb/service-kit'
import { type RequestKey, ScanRepository } from '../quota/scan.repository.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { isDeleted } from './analysis-state.js'
import { KEY_USED, MEAL_DELETED, STILL_RUNNING } from './messages.js'
import { LOOK_EVERY_MS, RETRY_AFTER_SECONDS, WAIT_MS } from './waiting.js'

/**
 * Finds the stored answer of a request that was sent before. The key lives on the scan and not in an open transaction,
 * because a transaction would be held for as long as the provider thinks.
 */
@Injectable()
export class ReplayService {
  constructor(private readonly scans: ScanRepository) {}

  /**
   * The stored answer, or null when this request has none and may run. While the first request with the key still
   * runs, this waits for it.
   * @throws AppError `idempotency_mismatch`, `gone` when its meal was deleted, or `unavailable` when the
   *   first one takes too long
   */
  async answerOf(
    userId: string,
    keyed: RequestKey | null,
    signal: AbortSignal,
  ): Promise<AnalyzeFoodDto | null> {
    if (!keyed) return null
    const until = Date.now() + WAIT_MS
    for (;;) {
      const found = await this.scans.findByKey<AnalyzeFoodDto>(userId, keyed.key)
      if (!found) return null
      if (!found.request_hash.equals(keyed.hash)) throw new AppError('idempotency_mismatch', KEY_USED)
      if (found.answer) return found.answer
      if (isDeleted(found)) throw new AppError('gone', MEAL_DELETED)
      if (!found.is_live) {
        await this.scans.refundExpiredOf(userId)
        await this.scans.freeKey(userId, keyed.key)
        return null
      }
      if (signal.aborted || Date.now() >= until)
        throw new AppError('unavailable', STILL_RUNNING, { retryAfterSeconds: RETRY_AFTER_SECONDS })
      await sleep(LOOK_EVERY_MS)
    }
  }
}
