import { Env } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import type { Entitlement } from './entitlement.js'
import type { OwnedSubscriptionDto } from './subscription.dto.js'
import { toSubscriptionDto } from './subscription.mapper.js'

/** A subscription as its owner gets it. */
@Injectable()
export class SubscriptionAnswer {
  constructor(private readonly env: Env) {}

  of(entitlement: Entitlement | null): OwnedSubscriptionDto {
    const hasPortal = this.env.stripe?.portal ?? false
    return { subscription: entitlement ? toSubscriptionDto(entitlement, hasPortal) : null }
  }
}
