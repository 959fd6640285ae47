/** A weight that became known outside the weight log: at profile creation or by a profile update. */
export interface ProfileWeight {
  /** UUID made by the sender; the same event twice makes one entry. */
  entryId: string
  userId: string
  weightLbs: number
  kind: 'initial' | 'profile_update'
  /** ISO instant. */
  recordedAt: string
  timeZone: string
  /** The hour at which the person's day begins; midnight when absent. */
  dayStartsAt?: number
}

/**
 * Receives the weights that profile announces. Owned by tracking, called by profile's outbox only: calls go down
 * the order of services, announcements go up.
 */
export abstract class WeightEventsPort {
  /** Idempotent by `entryId`. */
  abstract receive(weight: ProfileWeight): Promise<void>
}
