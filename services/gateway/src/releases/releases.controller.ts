import { Controller, Get, Header } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { OperatorOnly, Public } from '@gb/service-kit'
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
  @ApiOperation({ summary: 'The remotes in force: version, entry, integrity, required shell range.' })
  @ApiOkResponse({ type: ReleasesDto })
  async list(): Promise<ReleasesDto> {
    return { remotes: (await this.releases.current()).remotes }
  }

  @Get('api/operator/releases')
  @OperatorOnly('ops:read')
  @ApiOperation({
    summary: 'The remotes in force, with every file and its hash, and releases that are not served',
  })
  @ApiOkResponse({ type: OperatorReleasesDto })
  async forOperators(): Promise<OperatorReleasesDto> {
    const { remotes, troubles } = await this.releases.current()
    return {
      remotes,
      troubles: troubles.map(({ inForce, ...trouble }) => ({ ...trouble, in_force: inForce })),
    }
  }
}
