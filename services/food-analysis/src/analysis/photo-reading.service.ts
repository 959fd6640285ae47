import { Injectable, Logger } from '@nestjs/common'
import type { ErrorCode } from '@gb/domain'
import { AppError } from '@gb/service-kit'
import type { LockedEntry } from '../food-log/meal/meal.js'
import { QuotaService } from '../quota/quota.service.js'
import { type PhotoKey, type Reservation, ScanRepository } from '../quota/scan.repository.js'
import type { AnalyzedPlate } from './analyzer/analyzed-plate.js'
import { FoodAnalyzer } from './analyzer/food-analyzer.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { PermissionService } from './permission.service.js'
import { type AskedScan, type HeldScan, ScanOutcomeService } from './scan-outcome.service.js'

/** A photo that somebody asks about, made ready. */
export type AskedPhoto = AskedScan & {
  /** A JPEG of ours, without metadata. */
  readonly image: Buffer
  /** What it is known by; null when photos are not known again. */
  readonly key: PhotoKey | null
  /** Ends when the time for an answer is up. */
  readonly timeIsUp: AbortSignal
}

/** Looks at photos as long as their people allow it, and turns what is seen into an answer. */
@Injectable()
export class PhotoReadingService {
  private readonly log = new Logger(PhotoReadingService.name)

  constructor(
    private readonly permission: PermissionService,
    private readonly analyzer: FoodAnalyzer,
    private readonly quota: QuotaService,
    private readonly scans: ScanRepository,
    private readonly outcome: ScanOutcomeService,
  ) {}

  /** Looks at a photo that a scan is held for. @throws AppError of the analyzer; the scan is then given back */
  async read(photo: AskedPhoto, held: Reservation): Promise<AnalyzeFoodDto> {
    try {
      await this.quota.countCall(photo.user.userId)
      const seen = await this.permission.whileAllowed(photo.user.userId, photo.timeIsUp, (allowed) =>
        this.analyzer.analyze(photo.image, photo.mealType, allowed),
      )
      return await this.end({ ...photo, held }, seen)
    } catch (error) {
      await this.giveBack(held, error instanceof AppError ? error.code : 'internal')
      throw error
    }
  }

  private end(scan: HeldScan, seen: AnalyzedPlate): Promise<AnalyzeFoodDto> {
    if (seen.kind !== 'plate') return this.outcome.noMeal(scan, seen.kind)
    return seen.source === 'sample' ? this.outcome.sample(scan, seen) : this.outcome.meal(scan, seen)
  }

  /**
   * Answers a photo whose meal is known; null when another request with the same key was answered first. It may have
   * waited for one that looked at the same photo, so the person is asked once more.
   */
  async readBefore(photo: AskedPhoto, meal: LockedEntry): Promise<AnalyzeFoodDto | null> {
    await this.permission.assert(photo.user.userId)
    return this.outcome.seenBefore(photo, meal)
  }

  private async giveBack(held: Reservation, failure: ErrorCode): Promise<void> {
    try {
      await this.scans.fail(held, failure)
    } catch (error) {
      // The reservation expires by itself; the first error is the one worth telling.
      this.log.warn(`a refund failed: ${error instanceof Error ? error.name : 'unknown'}`)
    }
  }
}
