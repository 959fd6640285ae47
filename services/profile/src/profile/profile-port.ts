import { Injectable } from '@nestjs/common'
import { AppError, ProfilePort } from '@gb/service-kit'
import { PROFILE_MESSAGES } from './messages.js'
import { ProfileRepository } from './profile.repository.js'

/** Takes what other services tell a profile. */
@Injectable()
export class LocalProfilePort extends ProfilePort {
  constructor(private readonly profiles: ProfileRepository) {
    super()
  }

  override async rememberWeight(userId: string, weightLbs: number): Promise<void> {
    if (await this.profiles.rememberWeight(userId, weightLbs)) return
    throw new AppError('not_found', PROFILE_MESSAGES.notFound)
  }
}
