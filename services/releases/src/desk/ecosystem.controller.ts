import { Controller, Get } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, OperatorOnly } from '@gb/service-kit'
import { EcosystemDto } from './ecosystem.dto.js'
import { toRemoteInTheFieldDto } from './ecosystem.mapper.js'
import { EcosystemService } from './ecosystem.service.js'

/** All remotes side by side, for the people who run them; a page shows the same to browsers. */
@ApiTags('releases')
@Controller('api/operator/remotes/ecosystem')
export class EcosystemController {
  constructor(private readonly ecosystem: EcosystemService) {}

  @Get()
  @OperatorOnly('ops:read')
  @Answers(EcosystemDto, 'Each remote: in force, canary, pin, owner, and its versions in the field')
  async all(): Promise<EcosystemDto> {
    return { remotes: (await this.ecosystem.all()).map(toRemoteInTheFieldDto) }
  }
}
