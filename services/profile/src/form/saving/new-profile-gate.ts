import { Injectable } from '@nestjs/common'
import { Env, Throttle } from '@gb/service-kit'
import type { Browser } from '../../base/browser/browser-cookies.js'
import { DAY_SECONDS } from '../../base/throttle/within-limit.js'
import { ConsentService } from '../../person/consent/consent.service.js'
import { FORM_MESSAGES } from './messages.js'

/** Decides whether a visitor may make a profile now. */
@Injectable()
export class NewProfileGate {
  constructor(
    private readonly env: Env,
    private readonly throttle: Throttle,
    private readonly consents: ConsentService,
  ) {}

  /** @throws AppError `consent_required`, `consent_outdated`, `too_many_requests` */
  async pass(visitorId: string, { network }: Browser): Promise<void> {
    await this.consents.require(visitorId)
    await this.throttle.hit({
      bucket: `new_profile:${network}`,
      limit: this.env.newProfilesPerAddressAndDay,
      windowSeconds: DAY_SECONDS,
      message: FORM_MESSAGES.tooManyNew,
    })
  }
}
