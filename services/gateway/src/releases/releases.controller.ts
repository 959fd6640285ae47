import { Controller, Get, Header } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, OperatorOnly, Public } from '@gb/service-kit'
import { OperatorReleasesDto, ReleasesDto } from './release.dto.js'
import { ReleasesService } from './releases.service.js'

/** Where the shell learns, at run time, which remotes exist. */
@ApiTags('front end')
@Controller()
export class ReleasesController {
  constructor(private readonly releases: ReleasesService) {}

  @Get('remotes.json')
  @Public()
  @Header('Cache-Control', 'no-cache')
  @Answers(ReleasesDto, 'The remotes in force: version, entry, integrity, required shell range.')
  async list(): Promise<ReleasesDto> {
    return { remotes: (await this.releases.current()).remotes }
  }

  @Get('api/operator/releases')
  @OperatorOnly('ops:read')
  @Answers(
    OperatorReleasesDto,
    'The remotes in force, with every file and its hash, and releases that are not served',
  )
  async forOperators(): Promise<OperatorReleasesDto> {
    const { remotes, troubles } = await this.releases.current()
    return {
      remotes,
      troubles: troubles.map(({ inForce, ...trouble }) => ({ ...trouble, in_force: inForce })),
    }
  }
}
