import { Controller, Get, Param } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, OperatorOnly } from '@gb/service-kit'
import { RemotePath } from '../registry/registry.dto.js'
import { FieldVersionsDto } from './field-of-remote.dto.js'
import { toFieldVersionDto } from './field-of-remote.mapper.js'
import { FieldService } from './field.service.js'

/** How remotes do in the browsers of people, for the teams that ship them. */
@ApiTags('releases')
@Controller('api/operator/remotes')
export class FieldOfRemoteController {
  constructor(private readonly field: FieldService) {}

  @Get(':remote/field')
  @OperatorOnly('ops:read')
  @Answers(FieldVersionsDto, 'Versions in the field: loads, failures and load time of the last seven days')
  async versions(@Param() { remote }: RemotePath): Promise<FieldVersionsDto> {
    const rows = await this.field.ofRemote(remote)
    return { versions: rows.map(({ version, ...counts }) => toFieldVersionDto(version, counts)) }
  }
}
