import type { Abstract } from '@nestjs/common'
import type { ServiceName } from '../base/service-name.js'
import { BillingNoticesPort } from '../contracts/billing-notices.port.js'
import {
  BillingDataPort,
  ContentDataPort,
  FoodDataPort,
  type PersonalDataPort,
  TrackingDataPort,
} from '../contracts/personal-data.port.js'
import { FoodDaysPort } from '../contracts/food-days.port.js'
import { LoggedDaysPort } from '../contracts/logged-days.port.js'
import { NoticePort } from '../contracts/notice.port.js'
import { FoodTablePort } from '../contracts/food-table.port.js'
import { OperatorPort } from '../contracts/operator.port.js'
import { PolicyPort } from '../contracts/policy.port.js'
import { PremiumPort } from '../contracts/premium.port.js'
import { ProfilePort } from '../contracts/profile.port.js'
import { SessionPort } from '../contracts/session.port.js'
import { WeightEventsPort } from '../contracts/weight-events.port.js'

/** One way from service to service: who answers it, and which methods may be called from outside the process. */
export interface PortEntry<T extends object = object> {
  token: Abstract<T>
  owner: ServiceName
  methods: readonly string[]
  /** Milliseconds that a call across processes may take, where it is more than reading or writing some rows. */
  limitMs?: number
  /** Methods that are about nobody in particular and may see all rows; the others are for the person they name. */
  forEveryone?: readonly string[]
}

/**
 * A port by its token: every method of it and no other one, so that a method that was renamed or forgotten here does not
 * compile.
 */
const port = <T extends object, const M extends readonly (keyof T & string)[]>(
  token: Abstract<T>,
  owner: ServiceName,
  methods: [keyof T & string] extends [M[number]] ? M : never,
  more: Pick<PortEntry, 'limitMs'> & { forEveryone?: readonly (keyof T & string)[] } = {},
): PortEntry<T> => ({ token, owner, methods, ...more })

// Pages of a whole person, in and out, and what other companies have to forget with us.
const personalData = <T extends PersonalDataPort>(
  token: Abstract<T>,
  owner: ServiceName,
): PortEntry<PersonalDataPort> =>
  port<PersonalDataPort, readonly ['export', 'import', 'erase', 'recipients']>(
    token,
    owner,
    ['export', 'import', 'erase', 'recipients'],
    { limitMs: 20_000 },
  )

/** Every port between services. What is not listed here cannot be called across processes. */
export const PORTS = {
  session: port(SessionPort, 'profile', ['verify', 'freshness']),
  profile: port(ProfilePort, 'profile', ['rememberWeight', 'standing']),
  policy: port(PolicyPort, 'profile', ['announce']),
  notice: port(NoticePort, 'profile', ['checkInAnswered']),
  operator: port(OperatorPort, 'profile', ['authorise', 'note']),
  foodTable: port(FoodTablePort, 'food-analysis', ['facts']),
  premium: port(PremiumPort, 'billing', ['status']),
  trackingData: personalData(TrackingDataPort, 'tracking'),
  foodData: personalData(FoodDataPort, 'food-analysis'),
  contentData: personalData(ContentDataPort, 'content'),
  loggedDays: port(LoggedDaysPort, 'tracking', ['since', 'concerns']),
  foodDays: port(FoodDaysPort, 'food-analysis', ['meals']),
  billingData: personalData(BillingDataPort, 'billing'),
  billingNotices: port(BillingNoticesPort, 'billing', ['waiting', 'taken'], {
    forEveryone: ['waiting', 'taken'],
  }),
  weightEvents: port(WeightEventsPort, 'tracking', ['receive']),
}

/** What answers a port, by the port's name. */
export type PortOf<K extends keyof typeof PORTS> = (typeof PORTS)[K] extends PortEntry<infer T> ? T : never

const ENTRIES = new Map<string, PortEntry>(Object.entries(PORTS))

export const portEntry = (name: string): PortEntry | null => ENTRIES.get(name) ?? null
