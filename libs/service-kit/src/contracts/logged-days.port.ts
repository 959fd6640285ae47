import { type Concern, CONCERN_HELP, CONCERN_IDS, CONCERN_TABS, CONCERN_TOPICS, URGENCIES } from '@gb/domain'
import { z } from 'zod'
import { call, day, personId } from './call.js'
import { type PersonFacts, personFacts } from './session.port.js'

const loggedDay = z.object({
  date: day,
  /** The last weight of the day, lbs. */
  weightLbs: z.number().nullable(),
  /** Fluids of the day, oz. */
  fluidOz: z.number().nullable(),
  /** How many vitamins were taken. */
  vitamins: z.number(),
  /** Mean of the day, 1 to 10. */
  moodRating: z.number().nullable(),
  /** Mean of the day, 1 to 10. */
  energyLevel: z.number().nullable(),
})

/** What a person kept on one local day, in figures; null where nothing was kept. */
export type LoggedDay = z.output<typeof loggedDay>

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

const concern = z.object({
  id: z.enum(CONCERN_IDS),
  urgency: z.enum(URGENCIES),
  topic: z.enum(CONCERN_TOPICS),
  leadsTo: z.enum([...CONCERN_TABS, ...CONCERN_HELP]),
  source: z.string(),
  title: z.string(),
  text: z.string(),
})

export const LOGGED_DAYS_CALLS = {
  since: call(z.tuple([personId, day]), z.array(loggedDay)),
  concerns: call(z.tuple([personId, personFacts]), z.array(concern)),
}
