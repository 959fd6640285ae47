import { Injectable } from '@nestjs/common'
import type { ConsentStates, SessionUser } from '@gb/service-kit'
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
  constructor(private readonly profiles: ProfileService) {}

  async read({ userId, timeZone, consents }: SessionUser): Promise<WhoAmI> {
    return { profile: { ...(await this.profiles.read(userId)), timeZone }, consents }
  }
}
