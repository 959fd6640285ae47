import { Injectable } from '@nestjs/common'
import { type RequestKey, ScanRepository } from '../quota/scan.repository.js'
import { type AnalysisState, isDeleted, stateOf } from './analysis-state.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { untilThrough } from './waiting.js'
import { KeyOfOtherPhoto, MealDeleted, NoSuchAnalysis } from './errors.js'

/**
 * Finds the stored answer of a request that was sent before. The key lives on the scan and not in an open transaction,
 * because a transaction would be held for as long as the provider thinks.
 */
@Injectable()
export class ReplayService {
  constructor(private readonly scans: ScanRepository) {}

  /** How the analysis under a key stands. @throws AppError `not_found` */
  async stateOf(userId: string, key: string): Promise<AnalysisState> {
    const found = await this.scans.findByKey<AnalyzeFoodDto>(userId, key)
    if (!found) throw new NoSuchAnalysis()
    return stateOf(found)
  }

  /**
   * The stored answer, or null when this request has none and may run. While the first request with the key still
   * runs, this waits for it.
   * @throws AppError `idempotency_mismatch`, `gone` when its meal was deleted, or `unavailable` when the
   *   first one takes too long
   */
  async answerOf(
    userId: string,
    keyed: RequestKey | null,
    gone: AbortSignal,
  ): Promise<AnalyzeFoodDto | null> {
    return keyed && untilThrough(() => this.look(userId, keyed), gone)
  }

  /** Undefined while it runs; a key that nobody works under any more is freed. */
  private async look(userId: string, { key, hash }: RequestKey): Promise<AnalyzeFoodDto | null | undefined> {
    const found = await this.scans.findByKey<AnalyzeFoodDto>(userId, key)
    if (!found) return null
    if (!found.request_hash.equals(hash)) throw new KeyOfOtherPhoto()
    if (found.answer) return found.answer
    if (isDeleted(found)) throw new MealDeleted()
    if (found.is_live) return undefined
    await this.scans.refundExpiredOf(userId)
    await this.scans.freeKey(userId, key)
    return null
  }
}
