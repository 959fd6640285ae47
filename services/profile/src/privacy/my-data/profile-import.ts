import { Injectable } from '@nestjs/common'
import { Sql } from '@gb/service-kit'
import { ClinicPlanRepository } from '../../person/clinic-plan/clinic-plan.repository.js'
import { ProfileRepository } from '../../person/profile/profile.repository.js'
import type { ImportTally } from './import-tally.js'
import { readImportedPlan } from './imported-plan.js'
import { readImportedProfile } from './imported-profile.js'
import { MY_DATA_MESSAGES } from './messages.js'
import type { FoundExport, FoundPart } from './reading/import-answers.js'

/** What of the person themselves was taken over. */
export interface TakenProfile {
  profileImported: boolean
  clinicPlanImported: boolean
}

export const NO_PROFILE_TAKEN: TakenProfile = { profileImported: false, clinicPlanImported: false }

/** Takes the profile and the clinic's plan of a file in; neither waits for the other to be right. */
@Injectable()
export class ProfileImport {
  constructor(
    private readonly sql: Sql,
    private readonly profiles: ProfileRepository,
    private readonly plans: ClinicPlanRepository,
  ) {}

  /** Answers what was taken; why not, it adds to the tally. The weight of today stays what it is. */
  async take(userId: string, found: FoundExport | null, tally: ImportTally): Promise<TakenProfile> {
    const profile = found?.profile ?? { message: MY_DATA_MESSAGES.noProfile }
    // First: the dates of a plan count from the day of surgery, which may come with the profile.
    const profileImported = await this.takeProfile(userId, profile, tally)
    const plan = found?.clinicPlan ?? null
    return {
      profileImported,
      clinicPlanImported: plan !== null && (await this.takePlan(userId, plan, tally)),
    }
  }

  private async takeProfile(userId: string, profile: FoundPart, tally: ImportTally): Promise<boolean> {
    const read = 'message' in profile ? profile.message : readImportedProfile(profile.values)
    if (typeof read === 'string') {
      tally.refuse({ log: 'profile', row: 1, message: read })
      return false
    }
    return this.sql.transaction(async () => {
      const stored = await this.profiles.lock(userId)
      if (!stored) return false
      await this.profiles.change(userId, {
        ...read,
        currentWeightLbs: stored.currentWeightLbs,
        // A file that is older, or from elsewhere, takes nothing away that keeps somebody from harm.
        isPregnant: stored.isPregnant || read.isPregnant,
        ironAnswer: read.ironAnswer ?? stored.ironAnswer,
      })
      return true
    })
  }

  private takePlan(userId: string, plan: FoundPart, tally: ImportTally): Promise<boolean> {
    return this.sql.transaction(async () => {
      const stored = await this.profiles.lock(userId)
      if (!stored) return false
      const read = 'message' in plan ? plan.message : readImportedPlan(plan.values, stored.surgeryDate)
      if (typeof read !== 'string') await this.plans.keep(userId, read)
      else tally.refuse({ log: 'clinic_plan', row: 1, message: read })
      return typeof read !== 'string'
    })
  }
}
