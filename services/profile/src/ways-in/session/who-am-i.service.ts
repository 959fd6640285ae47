import { Injectable } from '@nestjs/common'
import type { ConsentStates, SessionUser } from '@gb/service-kit'
import type { ShownProfile } from '../../person/profile/profile.js'
import { ShownProfileService } from '../freshness/shown-profile.service.js'

/** The signed-in person, and how their consents stand. */
export interface WhoAmI {
  profile: ShownProfile
  consents: ConsentStates
}

/** Answers "who am I?". */
@Injectable()
export class WhoAmIService {
  constructor(private readonly profiles: ShownProfileService) {}

  async read(user: SessionUser): Promise<WhoAmI> {
    const { timeZone, consents } = user
    return { profile: { ...(await this.profiles.read(user)), timeZone }, consents }
  }
}
