import { type WeightHint, weightStanding } from '@gb/domain'
import { ProfilePort } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { type Stretch, StandingWeightsRepository } from './standing-weights.repository.js'

/** Where the progress starts and stands, in lbs, of the weights that count. */
export interface StandingSpan {
  firstLbs: number
  /** Local day of the first weight. */
  firstDay: string
  currentLbs: number
}

/** What all weights of a person say together. */
export interface WeightStanding {
  /** Null before the first entry. */
  span: StandingSpan | null
  /** What is asked about entries, by their ids; those do not count until they are confirmed. */
  hints: ReadonlyMap<string, WeightHint>
}

/** Knows which weights count. A question lies between weights, so those beside it are looked at, and never all years. */
@Injectable()
export class CountedWeights {
  constructor(
    private readonly weights: StandingWeightsRepository,
    private readonly profiles: ProfilePort,
  ) {}

  /** @param stretch  further weights that are asked about, when they are not among the newest */
  async of(userId: string, stretch: Stretch | null = null): Promise<WeightStanding> {
    const { span, hints: asked } = weightStanding(await this.weights.find(userId, stretch))
    const hints = new Map([...asked].map(([{ entryId }, hint]) => [entryId, hint]))
    if (span === null) return { span, hints }
    const { first, current } = span
    return { span: { firstLbs: first.weightLbs, firstDay: first.day, currentLbs: current.weightLbs }, hints }
  }

  /**
   * Tells the profile which weight is the current one, and what was seen on the way.
   * @throws AppError `not_found` when there is no such profile
   */
  async tellProfile(userId: string, stretch: Stretch | null = null): Promise<WeightStanding> {
    const standing = await this.of(userId, stretch)
    if (standing.span) await this.profiles.rememberWeight(userId, standing.span.currentLbs)
    return standing
  }
}
