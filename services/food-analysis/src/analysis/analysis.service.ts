import { Injectable, Logger } from '@nestjs/common'
import type { ConsentPurpose, MealType } from '@gb/domain'
import { PremiumPort, requireConsents, type SessionUser } from '@gb/service-kit'
import { PhotoService } from '../image/photo.service.js'
import { QuotaService } from '../quota/quota.service.js'
import { KeyTaken, type Reservation, ScanRepository } from '../quota/scan.repository.js'
import { providerTimeout } from './analyser/failures.js'
import { FoodAnalyser } from './analyser/food-analyser.js'
import type { AnalysisCall } from './analysis-call.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { ReplayService } from './replay.service.js'
import { type HeldScan, ScanOutcomeService } from './scan-outcome.service.js'

/** One request for an analysis. `image` is base64. */
export type AnalysisRequest = {
  readonly user: SessionUser
  readonly image: string
  readonly mealType: MealType
  readonly call: AnalysisCall
}

const CONSENTS: readonly ConsentPurpose[] = ['health_data_consent', 'ai_analysis_consent']

/** The browser gives up after 15 s: 1 s in line and 12.5 s for the provider leave the rest for storing the meal. */
const BUDGET_MS = 13_500

/** From a photo to a logged, rated meal: consent, image, one scan held, the analyser, and then all or nothing. */
@Injectable()
export class AnalysisService {
  private readonly log = new Logger(AnalysisService.name)

  constructor(
    private readonly premium: PremiumPort,
    private readonly photos: PhotoService,
    private readonly quota: QuotaService,
    private readonly scans: ScanRepository,
    private readonly analyser: FoodAnalyser,
    private readonly replays: ReplayService,
    private readonly outcome: ScanOutcomeService,
  ) {}

  /** @throws AppError of the many kinds that the controller documents; each leaves the scan unused */
  async analyze(request: AnalysisRequest): Promise<AnalyzeFoodDto> {
    const { user, call } = request
    const signal = AbortSignal.any([call.gone, AbortSignal.timeout(BUDGET_MS)])
    requireConsents(user, CONSENTS)
    for (;;) {
      const stored = await this.replays.answerOf(user.userId, call.keyed, signal)
      if (stored) {
        call.markReplayed()
        return stored
      }
      try {
        return await this.run(request, signal)
      } catch (error) {
        // The same request came in twice at once, and the other one reserved first: wait for its answer.
        if (!(error instanceof KeyTaken)) throw error
      }
    }
  }

  private async run(request: AnalysisRequest, signal: AbortSignal): Promise<AnalyzeFoodDto> {
    const { user, mealType, call } = request
    const image = await this.photos.normalise(request.image)
    const { premiumActive } = await this.premium.status(user.userId)
    const held = await this.quota.reserve(user.userId, premiumActive, call.keyed)
    try {
      const scan = { held, user, isPremium: premiumActive, mealType }
      return await this.look(image, scan, call.gone, signal)
    } catch (error) {
      await this.giveBack(held)
      throw error
    }
  }

  private async look(
    image: Buffer,
    scan: HeldScan,
    gone: AbortSignal,
    signal: AbortSignal,
  ): Promise<AnalyzeFoodDto> {
    const plate = await this.analyser.analyse(image, scan.mealType, signal)
    // Nobody would see this answer: a meal that appears by itself and a scan that is gone would be a riddle.
    if (gone.aborted) throw providerTimeout()
    return plate.kind === 'plate' ? this.outcome.meal(scan, plate) : this.outcome.noMeal(scan, plate.kind)
  }

  private async giveBack(held: Reservation): Promise<void> {
    try {
      await this.scans.refund(held)
    } catch (error) {
      // The reservation expires by itself; the first error is the one worth telling.
      this.log.warn(`a refund failed: ${error instanceof Error ? error.name : 'unknown'}`)
    }
  }
}
