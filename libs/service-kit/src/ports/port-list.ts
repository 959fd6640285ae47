import type { Abstract } from '@nestjs/common'
import type { ServiceName } from '../base/service-name.js'
import { BILLING_NOTICES_CALLS, BillingNoticesPort } from '../contracts/billing-notices.port.js'
import type { Call, Calls } from '../contracts/call.js'
import {
  BillingDataPort,
  ContentDataPort,
  FoodDataPort,
  PERSONAL_DATA_CALLS,
  TrackingDataPort,
} from '../contracts/personal-data.port.js'
import { FOOD_DAYS_CALLS, FoodDaysPort } from '../contracts/food-days.port.js'
import {
  ContentHomePort,
  FoodHomePort,
  HOME_CALLS,
  ProfileHomePort,
  TrackingHomePort,
} from '../contracts/home.port.js'
import { LOGGED_DAYS_CALLS, LoggedDaysPort } from '../contracts/logged-days.port.js'
import { NOTICE_CALLS, NoticePort } from '../contracts/notice.port.js'
import { FOOD_TABLE_CALLS, FoodTablePort } from '../contracts/food-table.port.js'
import { OPERATOR_CALLS, OperatorPort } from '../contracts/operator.port.js'
import { POLICY_CALLS, PolicyPort } from '../contracts/policy.port.js'
import { PREMIUM_CALLS, PremiumPort } from '../contracts/premium.port.js'
import { PROFILE_CALLS, ProfilePort } from '../contracts/profile.port.js'
import { SESSION_CALLS, SessionPort } from '../contracts/session.port.js'
import { WEIGHT_EVENTS_CALLS, WeightEventsPort } from '../contracts/weight-events.port.js'
import {
  BILLING_WORK_CALLS,
  BillingWorkPort,
  TRACKING_WORK_CALLS,
  TrackingWorkPort,
} from '../contracts/waiting-work.port.js'
import type { CallsOf } from './calls-of.js'

/** One way from service to service: who answers it, and what may be called from outside the process. */
export interface PortEntry<T extends object = object> {
  token: Abstract<T>
  owner: ServiceName
  /** Every method of the token, with what it takes and answers. */
  calls: Calls
  /** Milliseconds that a call across processes may take, where it is more than reading or writing some rows. */
  limitMs?: number
  /** Methods that are about nobody in particular and may see all rows; the others are for the person they name. */
  forEveryone?: readonly string[]
}

/** A port by its token. A method that has no schema, or another one than its types say, does not compile. */
const port = <T extends object, C extends Calls>(
  token: Abstract<T>,
  owner: ServiceName,
  calls: C & CallsOf<T, C>,
  more: Pick<PortEntry, 'limitMs'> & { forEveryone?: readonly (keyof T & string)[] } = {},
): PortEntry<T> => ({ token, owner, calls, ...more })

// Pages of a whole person, in and out, and what other companies have to forget with us.
const PAGES = { limitMs: 20_000 }

/** Every port between services. What is not listed here cannot be called across processes. */
export const PORTS = {
  session: port(SessionPort, 'profile', SESSION_CALLS),
  profile: port(ProfilePort, 'profile', PROFILE_CALLS),
  policy: port(PolicyPort, 'profile', POLICY_CALLS),
  notice: port(NoticePort, 'profile', NOTICE_CALLS),
  operator: port(OperatorPort, 'profile', OPERATOR_CALLS),
  foodTable: port(FoodTablePort, 'food-analysis', FOOD_TABLE_CALLS),
  premium: port(PremiumPort, 'billing', PREMIUM_CALLS),
  trackingData: port(TrackingDataPort, 'tracking', PERSONAL_DATA_CALLS, PAGES),
  foodData: port(FoodDataPort, 'food-analysis', PERSONAL_DATA_CALLS, PAGES),
  contentData: port(ContentDataPort, 'content', PERSONAL_DATA_CALLS, PAGES),
  loggedDays: port(LoggedDaysPort, 'tracking', LOGGED_DAYS_CALLS),
  foodDays: port(FoodDaysPort, 'food-analysis', FOOD_DAYS_CALLS),
  billingData: port(BillingDataPort, 'billing', PERSONAL_DATA_CALLS, PAGES),
  billingNotices: port(BillingNoticesPort, 'billing', BILLING_NOTICES_CALLS, {
    forEveryone: ['waiting', 'taken'],
  }),
  profileHome: port(ProfileHomePort, 'profile', HOME_CALLS),
  trackingHome: port(TrackingHomePort, 'tracking', HOME_CALLS),
  foodHome: port(FoodHomePort, 'food-analysis', HOME_CALLS),
  contentHome: port(ContentHomePort, 'content', HOME_CALLS),
  billingWork: port(BillingWorkPort, 'billing', BILLING_WORK_CALLS, {
    forEveryone: ['states', 'failed', 'retry', 'drop'],
  }),
  trackingWork: port(TrackingWorkPort, 'tracking', TRACKING_WORK_CALLS, { forEveryone: ['states'] }),
  weightEvents: port(WeightEventsPort, 'tracking', WEIGHT_EVENTS_CALLS),
}

/** What answers a port, by the port's name. */
export type PortOf<K extends keyof typeof PORTS> = (typeof PORTS)[K] extends PortEntry<infer T> ? T : never

const ENTRIES = new Map<string, PortEntry>(Object.entries(PORTS))

export const portEntry = (name: string): PortEntry | null => ENTRIES.get(name) ?? null

/** A method of a port by its name; null when the port has none of that name. */
export const callOf = ({ calls }: PortEntry, method: string): Call | null =>
  Object.hasOwn(calls, method) ? (calls[method] ?? null) : null
