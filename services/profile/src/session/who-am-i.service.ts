import { Injectable } from '@nestjs/common'
import type { SessionUser } from '@gb/service-kit'
import type { ConsentStates } from '../consent/consent-state.js'
import { ConsentService } from '../consent/consent.service.js'
import type { ProfileView } from '../profile/profile.js'
import { ProfileService } from '../profile/profile.service.js'

/** The signed-in person, and how their consents stand. */
export interface WhoAmI {
  profile: ProfileView
  consents: ConsentStates
}

/** Answers "who am I?". */
@Injectable()
export class WhoAmIService {
  constructor(
    private readonly profiles: ProfileService,
    private readonly consents: ConsentService,
  ) {}

  async read({ userId, timeZone }: SessionUser): Promise<WhoAmI> {
    const [profile, consents] = await Promise.all([this.profiles.read(userId), this.consents.states(userId)])
    return { profile: { ...profile, timeZone }, consents }
  }
}
