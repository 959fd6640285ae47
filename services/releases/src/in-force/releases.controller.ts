import { Controller, Get, Req } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import type { Release } from '@gb/domain'
import {
  Answers,
  Keys,
  OperatorOnly,
  Public,
  type PublicAnswer,
  PublicCache,
  publicJson,
} from '@gb/service-kit'
import { RemoteConfigs } from '../config/remote-configs.service.js'
import { issuedMark } from '../registry/canary-mark.js'
import { type OperatorReleaseDto, OperatorReleasesDto, type ReleaseDto, ReleasesDto } from './release.dto.js'
import { ReleasesService } from './releases.service.js'
import { type Visit, type Visitor, VisitorsService } from './visitors.service.js'

/** Who answers for a remote, and what could be chosen for it, is for operators. */
const publicRelease = (release: Release, more: Pick<ReleaseDto, 'config' | 'mark'>): ReleaseDto => {
  const { owner: _, settings: _settings, flags: _flags, tabs = {}, slots = {}, ...shown } = release
  return { ...shown, tabs, slots, ...more }
}

/** The same for operators, with who answers for it; what may be chosen for it has a list of its own. */
const operatorRelease = (release: Release): OperatorReleaseDto => {
  const { owner = null, settings: _settings, flags: _flags, tabs = {}, slots = {}, ...shown } = release
  return { ...shown, tabs, slots, owner }
}

/** Where the shell learns, at run time, which remotes exist. */
@Controller()
export class ReleasesController {
  constructor(
    private readonly releases: ReleasesService,
    private readonly visitors: VisitorsService,
    private readonly configs: RemoteConfigs,
    private readonly keys: Keys,
  ) {}

  @Get('remotes.json')
  @ApiTags('front end')
  @Public()
  @PublicCache()
  @Answers(ReleasesDto, 'The remotes in force: version, entry, integrity, required shell range.')
  async list(@Req() request: Visit): Promise<PublicAnswer> {
    let asked: Promise<Visitor> | undefined
    const whoAsks = () => (asked ??= this.visitors.who(request))
    const { remotes, canaries, undecided, killed, away } = await this.releases.current(whoAsks)
    const person = canaries.size > 0 ? await whoAsks() : null
    const shown = async (releases: readonly Release[]) => {
      const configs = await this.configs.of(releases, whoAsks)
      return releases.map((release) => {
        const { name, version } = release
        const config = configs.get(name)
        const mark = person && canaries.has(name) && issuedMark(this.keys, name, version, person)
        return publicRelease(release, { ...(config && { config }), ...(mark && { mark }) })
      })
    }
    const [inForce, ifHad] = await Promise.all([shown(remotes), shown(undecided)])
    return notShared(
      publicJson({ remotes: inForce, killed, away, ...(ifHad.length > 0 && { undecided: ifHad }) }, 0),
    )
  }

  @Get('api/operator/releases')
  @ApiTags('releases')
  @OperatorOnly('ops:read')
  @Answers(
    OperatorReleasesDto,
    'The remotes in force, with every file and its hash, and releases that are not served',
  )
  async forOperators(): Promise<OperatorReleasesDto> {
    const { remotes, killed, away, troubles } = await this.releases.current()
    return {
      remotes: remotes.map(operatorRelease),
      killed,
      away,
      troubles: troubles.map(({ inForce, ...trouble }) => ({ ...trouble, in_force: inForce })),
    }
  }
}

/** Asked for again each time, and not kept for somebody else: a canary is for some. */
const notShared = (answer: PublicAnswer): PublicAnswer => ({
  ...answer,
  cacheControl: 'private, no-cache',
  headers: { ...answer.headers, Vary: 'Cookie' },
})
