import { Controller, Get, Param } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answer, Answers, OperatorOnly } from '@gb/service-kit'
import { RemotePath } from '../registry/registry.dto.js'
import { p75Of } from './field-counts.js'
import { FieldService } from './field.service.js'

/** How a version does in the browsers of people. */
class FieldVersionDto {
  @Answer('The version.', '1.0.0-1a2b3c4d') version!: string
  @Answer('How often it was loaded in the last seven days.', 812) loads!: number
  @Answer('How often it or a part of it did not come.', 3) failures!: number
  @Answer.orNull(
    Number,
    'Within so many milliseconds three of four loads ended; null before the first one, -1 above 8000.',
    500,
  )
  p75_ms!: number | null
}

/** The versions of a remote in the field. */
class FieldVersionsDto {
  @Answer.list(FieldVersionDto, 'By version.') versions!: FieldVersionDto[]
}

const wireMs = (ms: number | null): number | null => (ms === Number.POSITIVE_INFINITY ? -1 : ms)

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
    return {
      versions: rows.map(({ version, loads, failures, times }) => ({
        version,
        loads,
        failures,
        p75_ms: wireMs(p75Of({ loads, failures, times })),
      })),
    }
  }
}
