import { homeTexts, type HomeTexts, ProfileHomePort, type SessionUser } from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { toProfileDto } from '../../person/profile/profile.mapper.js'
import { ShownProfileService } from '../freshness/shown-profile.service.js'
import { toSessionDto } from './session.mapper.js'

/** Who is signed in, with their profile: both from one reading of it. */
@Injectable()
export class ProfileHome extends ProfileHomePort {
  constructor(private readonly profiles: ShownProfileService) {
    super()
  }

  override of(user: SessionUser, _at: Date): Promise<HomeTexts> {
    const { timeZone, consents } = user
    const profile = this.profiles.read(user)
    return homeTexts({
      session: profile.then((known) => toSessionDto({ profile: { ...known, timeZone }, consents })),
      profile: profile.then(toProfileDto),
    })
  }
}
