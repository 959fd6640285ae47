import { Injectable } from '@nestjs/common'
import { API_VERSION, configurableProblem, isFlagOver, type Release } from '@gb/domain'
import { Env, InvalidField } from '@gb/service-kit'
import { Holders } from '../folders/holders.js'
import { fits, readMisfits } from '../folders/shell-offer.js'
import { settingProblemOf } from '../folders/setting-problem.js'
import { claimsOfRows } from './claims-of-rows.js'
import { REGISTRY_MESSAGES as SAY } from './messages.js'
import type { Registered } from './registry.repository.js'

/** Whether this server speaks the API that a release was built for. */
const speaks = (needed: string | undefined): boolean => needed === undefined || fits(API_VERSION, needed)

/** What a refusal leaves as it was, as a sentence. */
export type Unchanged = (typeof SAY)['nothingPublished' | 'nothingChanged']

/**
 * @throws InvalidField that names what the shell or the server does not have, or what of another remote a release claims
 */
export type MustFit = (release: Release, known: readonly Registered[], unchanged: Unchanged) => void

/** Says which releases may be in force beside the others, for the shell and the API of this server. */
@Injectable()
export class Admission {
  constructor(
    private readonly holders: Holders,
    private readonly env: Env,
  ) {}

  /** For the shell that is served now. */
  async now(): Promise<MustFit> {
    const misfitOf = await readMisfits(this.env.webRoot)
    return (release, known, unchanged) => {
      const refuse = (field: string, problem: string): never => {
        throw new InvalidField(field, `${problem}. ${unchanged}`)
      }
      if (!speaks(release.api)) refuse('release.api', SAY.apiMismatch(release.api ?? '', API_VERSION))
      const misfit = misfitOf(release)
      if (misfit !== null) refuse('release', SAY.misfit(misfit))
      const problem = configurableProblem(release, settingProblemOf) ?? this.claimProblem(release, known)
      if (problem !== null) refuse('release', SAY.notAdmitted(problem))
    }
  }

  /** What this server was shipped with of a remote, which a rollback may lead to; null for nothing. */
  shippedOf(remote: string): Release | null {
    return this.holders.shippedOf(remote)
  }

  private claimProblem(release: Release, known: readonly Registered[]): string | null {
    const published = known.filter(({ rollout }) => rollout.version !== null)
    const names = new Set(published.map(({ rollout }) => rollout.remote))
    return this.holders.problemBeside(release, claimsOfRows(known), names)
  }
}

/** @throws InvalidField that names the first flag whose last day is over */
export const mustNotBeOver = ({ flags = {} }: Release): void => {
  const today = new Date().toISOString().slice(0, 10)
  const over = Object.entries(flags).find(([, flag]) => isFlagOver(flag, today))
  if (over) throw new InvalidField('release', SAY.flagOver(over[0], over[1].ends))
}
