import { Injectable } from '@nestjs/common'
import {
  BillingDataPort,
  ContentDataPort,
  FoodDataPort,
  type PersonalDataPort,
  TrackingDataPort,
} from '@gb/service-kit'

/** The other services that hold personal data, in the order of an export. */
export const HOLDING_SERVICES = ['tracking', 'food-analysis', 'content', 'billing'] as const
export type HoldingService = (typeof HOLDING_SERVICES)[number]

/** The ports to the other services that hold personal data. */
@Injectable()
export class DataHolders {
  readonly of: Readonly<Record<HoldingService, PersonalDataPort>>

  constructor(
    tracking: TrackingDataPort,
    food: FoodDataPort,
    content: ContentDataPort,
    billing: BillingDataPort,
  ) {
    this.of = { tracking, 'food-analysis': food, content, billing }
  }

  get all(): PersonalDataPort[] {
    return HOLDING_SERVICES.map((service) => this.of[service])
  }
}
