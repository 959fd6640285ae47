import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import type { ErrorCode, MealType } from '@gb/domain'
import { AppError, PremiumPort, requireConsents, type SessionUser } from '@gb/service-kit'
import type { LockedEntry } from '../food-log/meal/meal.js'
import { PhotoService } from './photo/photo.service.js'
import { QuotaService } from '../quota/quota.service.js'
import {
  KeyTaken,
  type PhotoKey,
  PhotoTaken,
  type Reservation,
  ScanRepository,
} from '../quota/scan.repository.js'
import { FoodAnalyser } from './analyser/food-analyser.js'
import type { AnalysisCall } from './analysis-call.js'
import { type AnalysisState, stateOf } from './analysis-state.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { KnownPhotoService } from './known-photo.service.js'
import { NO_SUCH_ANALYSIS } from './messages.js'
import { CONSENTS, PermissionService } from './permission.service.js'
import { ReplayService } from './replay.service.js'
import { type AskedScan, type HeldScan, ScanOutcomeService } from './scan-outcome.service.js'

/** One request for an analysis. `image` is base64. */
export type AnalysisRequest = {
  readonly user: SessionUser
  readonly image: string
  readonly mealType: MealType
  readonly call: AnalysisCall
}

/** The browser gives up after 15 s: 1 s in line and 12.5 s for the provider leave the rest for storing the meal. */
const BUDGET_MS = 13_500

/**
 * From a photo to a logged, rated meal: consent, image, one scan held, the analyser, and then all or nothing.
 * Once a scan is held the work is done to its end, whether or not somebody still waits: the answer lies under the key.
 * Only who takes the consent back, or deletes the profile, ends it: then nothing is kept and the scan is given back.
 */
@Injectable()
export class AnalysisService implements OnModuleDestroy {
  private readonly log = new Logger(AnalysisService.name)
  private readonly running = new Set<Promise<unknown>>()

  constructor(
    private readonly premium: PremiumPort,
    private readonly permission: PermissionService,
    private readonly photos: PhotoService,
    private readonly known: KnownPhotoService,
    private readonly quota: QuotaService,
    private readonly scans: ScanRepository,
    private readonly analyser: FoodAnalyser,
    private readonly replays: ReplayService,
    private readonly outcome: ScanOutcomeService,
  ) {}

  /** A process that ends waits for the photos of people who are gone, too. */
  async onModuleDestroy(): Promise<void> {
    await Promise.allSettled(this.running)
  }

  /** @throws AppError of the many kinds that the controller documents; each leaves the scan unused */
  async analyze(request: AnalysisRequest): Promise<AnalyzeFoodDto> {
    const { user, call } = request
    requireConsents(user, CONSENTS)
    for (;;) {
      const stored = await this.replays.answerOf(user.userId, call.keyed, call.gone)
      if (stored) {
        call.markReplayed()
        return stored
      }
      try {
        return await this.toItsEnd(this.run(request))
      } catch (error) {
        // The same request came in twice at once, and the other one reserved first: wait for its answer.
        if (!(error instanceof KeyTaken)) throw error
      }
    }
  }

  /** How the analysis under a key stands. @throws AppError `not_found` */
  async stateOf(userId: string, key: string): Promise<AnalysisState> {
    const found = await this.scans.findByKey<AnalyzeFoodDto>(userId, key)
    if (!found) throw new AppError('not_found', NO_SUCH_ANALYSIS)
    return stateOf(found)
  }

  private async toItsEnd<T>(work: Promise<T>): Promise<T> {
    this.running.add(work)
    return work.finally(() => this.running.delete(work))
  }

  private async run({ user, image: text, mealType, call }: AnalysisRequest): Promise<AnalyzeFoodDto> {
    const signal = AbortSignal.timeout(BUDGET_MS)
    const image = await this.photos.normalise(text)
    const { premiumActive: isPremium } = await this.premium.status(user.userId)
    const photo = this.known.keyOf(user.userId, image)
    const scan = { user, isPremium, mealType, keyed: call.keyed }
    const claimed = await this.claim(scan, photo, call.gone)
    if ('entry' in claimed) {
      // It may have waited for another request that looked at the same photo.
      await this.permission.assert(user.userId)
      return this.outcome.seenBefore(scan, claimed)
    }
    const held = claimed
    try {
      await this.quota.countCall(user.userId)
      return await this.look(image, { ...scan, held }, signal)
    } catch (error) {
      await this.giveBack(held, error instanceof AppError ? error.code : 'internal')
      throw error
    }
  }

  /** A scan held for the photo, or the meal that it has become, if need be by another request that still looks at it. */
  private async claim(
    { user: { userId }, isPremium, keyed }: AskedScan,
    photo: PhotoKey | null,
    gone: AbortSignal,
  ): Promise<Reservation | LockedEntry> {
    for (;;) {
      const seen = await this.known.mealOf(userId, photo)
      if (seen) return seen
      try {
        return await this.quota.reserve(userId, isPremium, keyed, photo)
      } catch (error) {
        if (!(error instanceof PhotoTaken) || !photo) throw error
        await this.known.settled(userId, photo, gone)
      }
    }
  }

  private async look(image: Buffer, scan: HeldScan, signal: AbortSignal): Promise<AnalyzeFoodDto> {
    const plate = await this.permission.whileAllowed(scan.user.userId, signal, (allowed) =>
      this.analyser.analyse(image, scan.mealType, allowed),
    )
    return plate.kind === 'plate' ? this.outcome.meal(scan, plate) : this.outcome.noMeal(scan, plate.kind)
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
