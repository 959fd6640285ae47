import type { Concern } from '@gb/domain'
import type { PersonFacts } from './session.port.js'

/** What a person kept on one local day, in figures; null where nothing was kept. Plain data: it goes from process to process. */
export interface LoggedDay {
  /** 'YYYY-MM-DD'. */
  date: string
  /** The last weight of the day, lbs. */
  weightLbs: number | null
  /** Fluids of the day, oz. */
  fluidOz: number | null
  /** How many vitamins were taken. */
  vitamins: number
  /** Mean of the day, 1 to 10. */
  moodRating: number | null
  /** Mean of the day, 1 to 10. */
  energyLevel: number | null
}

/** Logs by day, for whoever answers a person. Owned by tracking, called by content; nothing that was written is in it. */
export abstract class LoggedDaysPort {
  /** Days from this local day on ('YYYY-MM-DD') on which something was kept, newest first. */
  abstract since(userId: string, from: string): Promise<LoggedDay[]>

  /**
   * What the logs are concerned about now, the most urgent first, by the zone that is remembered of the person. What was
   * found in a text alone is left out, since nothing that was written is told here.
   */
  abstract concerns(userId: string, person: PersonFacts): Promise<Concern[]>
}
