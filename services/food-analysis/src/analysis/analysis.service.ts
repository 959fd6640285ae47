import { Injectable, type OnModuleDestroy } from '@nestjs/common'
import { ANALYSIS_SHARES, type MealType } from '@gb/domain'
import { PremiumPort, requireConsents, type SessionUser } from '@gb/service-kit'
import type { LockedEntry } from '../food-log/meal/meal.js'
import { QuotaService } from '../quota/quota.service.js'
import type { Reservation } from '../quota/scan.repository.js'
import type { AnalysisCall } from './analysis-call.js'
import type { AnalyzeFoodDto } from './analyze-food.dto.js'
import { KnownPhotoService } from './known-photo.service.js'
import { CONSENTS } from './permission.service.js'
import { type AskedPhoto, PhotoReadingService } from './photo-reading.service.js'
import { PhotoService } from './photo/photo.service.js'
import { ReplayService } from './replay.service.js'

/** One request for an analysis. `image` is base64. */
export interface AnalysisRequest {
  readonly user: SessionUser
  readonly image: string
  readonly mealType: MealType
  readonly call: AnalysisCall
}

/**
 * Where a request stands, and all ways on:
 *
 *     asked ──── an answer under its key ───────────────▶ answered
 *       └──▶ claiming ── its photo is a meal ─▶ known ──▶ answered, or asked when its key was taken meanwhile
 *               ├─ a scan is held for it ─────▶ held ───▶ answered
 *               ├─ another looks at the photo ▶ waiting ▶ claiming
 *               └─ its key was taken meanwhile ─────────▶ asked
 */
type Step =
  | { readonly at: 'asked' }
  | { readonly at: 'claiming'; readonly photo: AskedPhoto }
  | { readonly at: 'waiting'; readonly photo: AskedPhoto }
  | { readonly at: 'known'; readonly photo: AskedPhoto; readonly meal: LockedEntry }
  | { readonly at: 'held'; readonly photo: AskedPhoto; readonly held: Reservation }
  | { readonly at: 'answered'; readonly answer: AnalyzeFoodDto }

const ASKED: Step = { at: 'asked' }

const answered = (answer: AnalyzeFoodDto): Step => ({ at: 'answered', answer })

/** Then it is given up, so that what happened is still told before the browser has. */
const BUDGET_MS = ANALYSIS_SHARES.line + ANALYSIS_SHARES.provider

/**
 * From a photo to a logged, rated meal: consent, image, one scan held, the analyzer, and then all or nothing.
 * Once a scan is held the work is done to its end, whether or not somebody still waits: the answer lies under the key.
 * Only who takes the consent back, or deletes the profile, ends it: then nothing is kept and the scan is given back.
 */
@Injectable()
export class AnalysisService implements OnModuleDestroy {
  private readonly running = new Set<Promise<unknown>>()

  constructor(
    private readonly replays: ReplayService,
    private readonly photos: PhotoService,
    private readonly premium: PremiumPort,
    private readonly known: KnownPhotoService,
    private readonly quota: QuotaService,
    private readonly reading: PhotoReadingService,
  ) {}

  /** A process that ends waits for the photos of people who are gone, too. */
  async onModuleDestroy(): Promise<void> {
    await Promise.allSettled(this.running)
  }

  /** @throws AppError of the many kinds that the controller documents; each leaves the scan unused */
  async analyze(request: AnalysisRequest): Promise<AnalyzeFoodDto> {
    requireConsents(request.user, CONSENTS)
    const work = this.walk(request)
    this.running.add(work)
    return work.finally(() => this.running.delete(work))
  }

  private async walk(request: AnalysisRequest): Promise<AnalyzeFoodDto> {
    let step = ASKED
    while (step.at !== 'answered') step = await this.next(step, request)
    return step.answer
  }

  private async next(step: Exclude<Step, { at: 'answered' }>, request: AnalysisRequest): Promise<Step> {
    switch (step.at) {
      case 'asked':
        return this.findAnswer(request)
      case 'claiming':
        return this.claim(step.photo)
      case 'waiting':
        await this.known.settled(step.photo, request.call.gone)
        return { at: 'claiming', photo: step.photo }
      case 'known': {
        const answer = await this.reading.readBefore(step.photo, step.meal)
        return answer ? answered(answer) : ASKED
      }
      case 'held':
        return answered(await this.reading.read(step.photo, step.held))
    }
  }

  /** A request that came before is answered with what is stored, and its photo is not even opened. */
  private async findAnswer(request: AnalysisRequest): Promise<Step> {
    const { user, call } = request
    const stored = await this.replays.answerOf(user.userId, call.keyed, call.gone)
    if (!stored) return { at: 'claiming', photo: await this.makeReady(request) }
    call.markReplayed()
    return answered(stored)
  }

  private async makeReady({ user, image: text, mealType, call }: AnalysisRequest): Promise<AskedPhoto> {
    const timeIsUp = AbortSignal.timeout(BUDGET_MS)
    const image = await this.photos.normalize(text)
    const { premiumActive: isPremium } = await this.premium.status(user.userId)
    const key = this.known.keyOf(user.userId, image)
    return { user, isPremium, mealType, keyed: call.keyed, image, key, timeIsUp }
  }

  /** The meal that the photo has become, or a scan held for it. */
  private async claim(photo: AskedPhoto): Promise<Step> {
    const meal = await this.known.mealOf(photo)
    if (meal) return { at: 'known', photo, meal }
    const { user, isPremium, keyed, key } = photo
    const claim = await this.quota.reserve(user.userId, isPremium, keyed, key)
    switch (claim.kind) {
      case 'held':
        return { at: 'held', photo, held: claim.held }
      case 'photo_taken':
        return { at: 'waiting', photo }
      case 'key_taken':
        return ASKED
    }
  }
}
