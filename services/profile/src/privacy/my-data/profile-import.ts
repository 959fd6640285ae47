import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import type { ImportTally } from './import-tally.js'
import { readImportedProfile } from './imported-profile.js'
import { MY_DATA_MESSAGES } from './messages.js'
import type { FoundExport } from './reading/import-answers.js'

/** Takes the profile of a file in. */
@Injectable()
export class ProfileImport {
  constructor(
    private readonly sql: Sql,
    private readonly profiles: ProfileRepository,
  ) {}

  /** Answers whether it was taken; why not, it adds to the tally. The weight of today stays what it is. */
  async take(userId: string, found: FoundExport | null, tally: ImportTally): Promise<boolean> {
    const profile = found?.profile ?? { message: MY_DATA_MESSAGES.noProfile }
    const read = 'message' in profile ? profile.message : readImportedProfile(profile.values)
    if (typeof read === 'string') {
      tally.refuse({ log: 'profile', row: 1, message: read })
      return false
    }
    return this.sql.transaction(async () => {
      const stored = await this.profiles.lock(userId)
      if (!stored) return false
      await this.profiles.change(userId, { ...read, currentWeightLbs: stored.currentWeightLbs })
      return true
    })
  }
}
