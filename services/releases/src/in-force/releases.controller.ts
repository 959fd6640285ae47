import { Controller, Get, Req } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import type { Release } from '@gb/domain'
import { Answers, OperatorOnly, Public, type PublicAnswer, PublicCache, publicJson } from '@gb/service-kit'
import { OperatorReleasesDto, type ReleaseDto, ReleasesDto } from './release.dto.js'
import { ReleasesService } from './releases.service.js'
import { type Visit, VisitorsService } from './visitors.service.js'

/** Who answers for a remote is for operators. */
const publicRelease = (release: Release): ReleaseDto => {
  const { owner: _, ...shown } = release
  return shown
}

/** Where the shell learns, at run time, which remotes exist. */
@ApiTags('front end')
@Controller()
export class ReleasesController {
  constructor(
    private readonly releases: ReleasesService,
    private readonly visitors: VisitorsService,
  ) {}

  @Get('remotes.json')
  @Public()
  @PublicCache()
  @Answers(ReleasesDto, 'The remotes in force: version, entry, integrity, required shell range.')
  async list(@Req() request: Visit): Promise<PublicAnswer> {
    const { remotes, killed } = await this.releases.current(() => this.visitors.who(request))
    return notShared(publicJson({ remotes: remotes.map(publicRelease), killed }, 0))
  }

  @Get('api/operator/releases')
  @OperatorOnly('ops:read')
  @Answers(
    OperatorReleasesDto,
    'The remotes in force, with every file and its hash, and releases that are not served',
  )
  async forOperators(): Promise<OperatorReleasesDto> {
    const { remotes, killed, troubles } = await this.releases.current()
    return {
      remotes: remotes.map(publicRelease),
      killed,
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
