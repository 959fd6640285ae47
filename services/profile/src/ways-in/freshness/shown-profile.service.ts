import { Injectable } from '@nestjs/common'
import type { HeldSession } from '@gb/service-kit'
import { type ShownProfile, withoutCode } from '../../person/profile/profile.js'
import { ProfileService } from '../../person/profile/profile.service.js'
import { FreshnessRepository } from './freshness.repository.js'

/** Reads the own profile as a session may see it. */
@Injectable()
export class ShownProfileService {
  constructor(
    private readonly profiles: ProfileService,
    private readonly freshness: FreshnessRepository,
  ) {}

  /**
   * With its code only while a confirmation for that holds.
   * @throws AppError `not_found`
   */
  async read(held: HeldSession): Promise<ShownProfile> {
    const [profile, { isFresh }] = await Promise.all([
      this.profiles.read(held.userId),
      this.freshness.read(held, 'show_code'),
    ])
    return isFresh ? profile : withoutCode(profile)
  }
}
