import { z } from 'zod'
import { call, instant } from './call.js'

/** What is done later, by itself, until it succeeds, in whatever service. */
export const WORK_KINDS = [
  'mail',
  'weight',
  'erasure',
  'payment_event',
  'billing_notice',
  'reminder',
] as const
export type WorkKind = (typeof WORK_KINDS)[number]

const workState = z.object({
  kind: z.enum(WORK_KINDS),
  /** How much is not done, tried or not. */
  waiting: z.number(),
  /** How much was tried at least once and is not done. */
  failed: z.number(),
  /** Since when the oldest waits; null when nothing does. */
  oldestAt: instant.nullable(),
  /** Kind and code of the newest error, never its text: that may quote anybody. Null when none is known. */
  lastError: z.string().nullable(),
})

/** How much waits of a kind. */
export type WorkState = z.output<typeof workState>

const failedWork = z.object({
  kind: z.enum(WORK_KINDS),
  workId: z.string(),
  /** Whom it is for; null where it is for nobody in particular. */
  userId: z.string().nullable(),
  attempts: z.number(),
  createdAt: instant,
  /** Null when it is not tried any longer. */
  nextAttemptAt: instant.nullable(),
  /** Kind and code of the last error; null when that is not known any more. */
  lastError: z.string().nullable(),
  /** Whether a retry can still get it done. */
  canRetry: z.boolean(),
  /** Whether it may be left undone. */
  canDrop: z.boolean(),
})

/** A piece of work that failed at least once and is not done. */
export type FailedWork = z.output<typeof failedWork>

const retried = z.enum(['due', 'running', 'not_there'])
const dropped = z.enum(['dropped', 'running', 'not_there'])

/** What became of a retry: what is being done at this moment is left alone, because it would be done twice. */
export type WorkRetry = z.output<typeof retried>
/** What became of dropping. */
export type WorkDrop = z.output<typeof dropped>

/** What waits between the payment provider, billing and the post. Owned by billing, shown to operators by profile. */
export abstract class BillingWorkPort {
  abstract states(): Promise<WorkState[]>

  /** Newest first, at most 200. */
  abstract failed(): Promise<FailedWork[]>

  abstract retry(kind: WorkKind, workId: string): Promise<WorkRetry>

  abstract drop(kind: WorkKind, workId: string): Promise<WorkDrop>
}

/** Reminders whose time has come and that nobody has sent. Owned by tracking, shown to operators by profile. */
export abstract class TrackingWorkPort {
  abstract states(): Promise<WorkState[]>
}

const states = call(z.tuple([]), z.array(workState))
const oneWork = z.tuple([z.enum(WORK_KINDS), z.string()])

export const BILLING_WORK_CALLS = {
  states,
  failed: call(z.tuple([]), z.array(failedWork)),
  retry: call(oneWork, retried),
  drop: call(oneWork, dropped),
}
export const TRACKING_WORK_CALLS = { states }
