import { Injectable } from '@nestjs/common'
import type { ConsentStates, SessionUser } from '@gb/service-kit'
import type { ShownProfile } from '../profile/profile.js'
import { ProfileService } from '../profile/profile.service.js'

/** The signed-in person, and how their consents stand. */
export interface WhoAmI {
  profile: ShownProfile
  consents: ConsentStates
}

/** Answers "who am I?". */
@Injectable()
export class WhoAmIService {
  constructor(private readonly profiles: ProfileService) {}

  async read(user: SessionUser): Promise<WhoAmI> {
    const { timeZone, consents } = user
    return { profile: { ...(await this.profiles.readFor(user)), timeZone }, consents }
  }
}
