import { z } from 'zod'
import { call, instant, nothing, personId } from './call.js'

const profileWeight = z.object({
  /** UUID made by the sender; the same event twice makes one entry. */
  entryId: z.uuid(),
  userId: personId,
  weightLbs: z.number(),
  kind: z.enum(['initial', 'profile_update']),
  recordedAt: instant,
  timeZone: z.string(),
  /** The hour at which the person's day begins; midnight when absent. */
  dayStartsAt: z.number().exactOptional(),
})

/** A weight that became known outside the weight log: at profile creation or by a profile update. */
export type ProfileWeight = z.output<typeof profileWeight>

/**
 * Receives the weights that profile announces. Owned by tracking, called by what profile sends only: calls go down
 * the order of services, announcements go up.
 */
export abstract class WeightEventsPort {
  /** Idempotent by `entryId`. */
  abstract receive(weight: ProfileWeight): Promise<void>
}

export const WEIGHT_EVENTS_CALLS = { receive: call(z.tuple([profileWeight]), nothing) }
