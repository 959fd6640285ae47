import { Injectable } from '@nestjs/common'
import { type PersonStanding, ProfilePort } from '@gb/service-kit'
import { ProfileRepository } from './profile.repository.js'
import { StandingRepository } from './standing.repository.js'
import { NoSuchProfile } from './errors.js'

/** Takes what other services tell a profile, and answers what they ask. */
@Injectable()
export class LocalProfilePort extends ProfilePort {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly standings: StandingRepository,
  ) {
    super()
  }

  override async rememberWeight(userId: string, weightLbs: number): Promise<void> {
    if (await this.profiles.rememberWeight(userId, weightLbs)) return
    throw new NoSuchProfile()
  }

  override standing(userId: string): Promise<PersonStanding | null> {
    return this.standings.find(userId)
  }

  override nameOf(userId: string): Promise<string | null> {
    return this.profiles.nameOf(userId)
  }
}
