import { Injectable } from '@nestjs/common'
import {
  API_VERSION,
  claimProblem,
  claimsOf,
  configurableProblem,
  isFlagOver,
  type Release,
} from '@gb/domain'
import { Env, InvalidField } from '@gb/service-kit'
import { Holders } from '../folders/holders.js'
import { fits, readMisfits } from '../folders/shell-offer.js'
import { settingProblemOf } from '../folders/setting-problem.js'
import { REGISTRY_MESSAGES } from './messages.js'
import { type Registered, RegistryRepository } from './registry.repository.js'

/** Whether this server speaks the API that a release was built for. */
const speaks = (needed: string | undefined): boolean => needed === undefined || fits(API_VERSION, needed)

/** Who has which tab and which slot by what was published, also in another process a moment ago. */
const holdersIn = (known: readonly Registered[]): Map<string, string> =>
  new Map(
    known.flatMap(({ rollout: { remote }, releases }) =>
      [...releases.values()].flatMap((release) => claimsOf(release).map((claim) => [claim, remote] as const)),
    ),
  )

/** Says which releases may be published beside the others, for the shell and the API of this server. */
@Injectable()
export class Admission {
  constructor(
    private readonly rows: RegistryRepository,
    private readonly holders: Holders,
    private readonly env: Env,
  ) {}

  /** @throws InvalidField that names what the shell or the server does not have, or what of another remote it claims */
  async mustFit(release: Release): Promise<void> {
    if (!speaks(release.api))
      throw new InvalidField('release.api', REGISTRY_MESSAGES.apiMismatch(release.api ?? '', API_VERSION))
    const misfit = (await readMisfits(this.env.webRoot))(release)
    if (misfit !== null) throw new InvalidField('release', REGISTRY_MESSAGES.misfit(misfit))
    const problem =
      configurableProblem(release, settingProblemOf) ??
      this.holders.problemOf(release) ??
      claimProblem(release, holdersIn(await this.rows.all()))
    if (problem !== null) throw new InvalidField('release', REGISTRY_MESSAGES.notAdmitted(problem))
  }
}

/** @throws InvalidField that names the first flag whose last day is over */
export const mustNotBeOver = ({ flags = {} }: Release): void => {
  const today = new Date().toISOString().slice(0, 10)
  const over = Object.entries(flags).find(([, flag]) => isFlagOver(flag, today))
  if (over) throw new InvalidField('release', REGISTRY_MESSAGES.flagOver(over[0], over[1].ends))
}
