import type { Abstract } from '@nestjs/common'
import type { ServiceName } from '../base/service-name.js'
import { BillingNoticesPort } from '../contracts/billing-notices.port.js'
import {
  BillingDataPort,
  ContentDataPort,
  FoodDataPort,
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
export interface PortEntry {
  token: Abstract<object>
  owner: ServiceName
  methods: readonly string[]
  /** Milliseconds that a call across processes may take, where it is more than reading or writing some rows. */
  limitMs?: number
  /** Methods that are about nobody in particular and may see all rows; the others are for the person they name. */
  forEveryone?: readonly string[]
}

// Pages of a whole person, in and out, and what other companies have to forget with us.
const PERSONAL_DATA = { methods: ['export', 'import', 'erase', 'recipients'], limitMs: 20_000 } as const

/** Every port between services. What is not listed here cannot be called across processes. */
export const PORTS = {
  session: { token: SessionPort, owner: 'profile', methods: ['verify', 'freshness'] },
  profile: { token: ProfilePort, owner: 'profile', methods: ['rememberWeight', 'standing'] },
  policy: { token: PolicyPort, owner: 'profile', methods: ['announce'] },
  notice: { token: NoticePort, owner: 'profile', methods: ['checkInAnswered'] },
  operator: { token: OperatorPort, owner: 'profile', methods: ['authorise', 'note'] },
  foodTable: { token: FoodTablePort, owner: 'food-analysis', methods: ['facts'] },
  premium: { token: PremiumPort, owner: 'billing', methods: ['status'] },
  trackingData: { token: TrackingDataPort, owner: 'tracking', ...PERSONAL_DATA },
  foodData: { token: FoodDataPort, owner: 'food-analysis', ...PERSONAL_DATA },
  contentData: { token: ContentDataPort, owner: 'content', ...PERSONAL_DATA },
  loggedDays: { token: LoggedDaysPort, owner: 'tracking', methods: ['since', 'concerns'] },
  foodDays: { token: FoodDaysPort, owner: 'food-analysis', methods: ['meals'] },
  billingData: { token: BillingDataPort, owner: 'billing', ...PERSONAL_DATA },
  billingNotices: {
    token: BillingNoticesPort,
    owner: 'billing',
    methods: ['waiting', 'taken'],
    forEveryone: ['waiting', 'taken'],
  },
  weightEvents: { token: WeightEventsPort, owner: 'tracking', methods: ['receive'] },
} as const satisfies Record<string, PortEntry>

const ENTRIES = new Map<string, PortEntry>(Object.entries(PORTS))

export const portEntry = (name: string): PortEntry | null => ENTRIES.get(name) ?? null
