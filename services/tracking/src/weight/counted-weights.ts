import { type WeighIn, type WeightHint, type WeightSpan, weightStanding } from '@gb/domain'
import { ProfilePort } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import {
  type AskedWeight,
  codeOf,
  reaches,
  type Standing,
  standingWeights,
  StandingWeightsRepository,
  type Stretch,
} from './standing-weights.repository.js'

/** Where the progress starts and stands, in lbs, of the weights that count. */
export interface StandingSpan {
  firstLbs: number
  /** Local day of the first weight. */
  firstDay: string
  currentLbs: number
}

/** A weight as it is stored, as far as it may be asked about. */
interface Weighed {
  localDate: string
  weightLbs: number
  isInitial: boolean
  isConfirmed: boolean
}

/** What all weights of a person say together. */
interface WeightStanding {
  /** Null before the first entry. */
  span: StandingSpan | null
  /** What is asked about an entry; it does not count until it is confirmed. Of two that say the same the same is asked. */
  hintOf: (entry: Weighed) => WeightHint | undefined
}

const spanOf = ({ first, current }: WeightSpan<WeighIn>): StandingSpan => ({
  firstLbs: first.weightLbs,
  firstDay: first.day,
  currentLbs: current.weightLbs,
})

const standingOf = (weights: readonly AskedWeight[]): WeightStanding => {
  const { span, hints } = weightStanding(weights)
  const byCode = new Map([...hints].map(([weight, hint]) => [codeOf(weight), hint]))
  return {
    span: span && spanOf(span),
    hintOf: ({ localDate: day, ...said }) =>
      byCode.size === 0 ? undefined : byCode.get(codeOf({ day, ...said })),
  }
}

/** Knows which weights count. A question lies between weights, so those beside it are looked at, and never all years. */
@Injectable()
export class CountedWeights {
  constructor(
    private readonly weights: StandingWeightsRepository,
    private readonly profiles: ProfilePort,
  ) {}

  /**
   * @param stretch  further weights that are asked about, when they are not among the newest
   * @param read  what was read at once beside something else
   */
  async of(userId: string, stretch: Stretch | null = null, read?: Standing): Promise<WeightStanding> {
    const found = read ?? (await this.weights.read(userId))
    return standingOf(
      reaches(found, stretch) ? standingWeights(found) : await this.weights.find(userId, stretch),
    )
  }

  /**
   * Tells the profile which weight is the current one, and what was seen on the way.
   * @throws AppError `not_found` when there is no such profile
   */
  async tellProfile(
    userId: string,
    stretch: Stretch | null = null,
    read?: Standing,
  ): Promise<WeightStanding> {
    const standing = await this.of(userId, stretch, read)
    if (standing.span) await this.profiles.rememberWeight(userId, standing.span.currentLbs)
    return standing
  }

  /**
   * The same of many at once, by the ids of their entries.
   * @throws AppError `not_found` when there is no such profile
   */
  async tellProfileOfMany(userId: string, stretch: Stretch | null): Promise<ReadonlyMap<string, WeightHint>> {
    const { span, hints } = weightStanding(await this.weights.find(userId, stretch))
    if (span) await this.profiles.rememberWeight(userId, span.current.weightLbs)
    return new Map([...hints].map(([{ entryId }, hint]) => [entryId, hint]))
  }
}
