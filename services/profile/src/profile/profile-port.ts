import { Injectable } from '@nestjs/common'
import { AppError, type PersonFacts, ProfilePort } from '@gb/service-kit'
import { PROFILE_MESSAGES } from './messages.js'
import { ProfileRepository } from './profile.repository.js'

/** Answers other services what they may know of a person. */
@Injectable()
export class LocalProfilePort extends ProfilePort {
  constructor(private readonly profiles: ProfileRepository) {
    super()
  }

  override async facts(userId: string): Promise<PersonFacts> {
    const facts = await this.profiles.facts(userId)
    if (!facts) throw new AppError('not_found', PROFILE_MESSAGES.notFound)
    return facts
  }

  override async rememberWeight(userId: string, weightLbs: number): Promise<void> {
    if (await this.profiles.rememberWeight(userId, weightLbs)) return
    throw new AppError('not_found', PROFILE_MESSAGES.notFound)
  }
}
