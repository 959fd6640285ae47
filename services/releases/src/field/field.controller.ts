import { Body, Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common'
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { BodyLimit, Public, Refuses } from '@gb/service-kit'
import { browserOf } from './browser-of.js'
import { RemoteReportsDto } from './field.dto.js'
import { toReport } from './field.mapper.js'
import { FieldService } from './field.service.js'

const MAX_BYTES = 16 * 1024

/** Where browsers tell how remotes do: counted by remote and version, and nothing about health or anybody. */
@ApiTags('front end')
@Controller('api/client-errors')
export class FieldController {
  constructor(private readonly field: FieldService) {}

  @Post()
  @HttpCode(204)
  @Public()
  @BodyLimit(MAX_BYTES)
  @ApiOperation({ summary: 'Takes how the remotes of a page loaded, and which of them failed' })
  @ApiNoContentResponse({ description: 'Taken.' })
  @Refuses({ 429: 'Enough was reported for now.' })
  async report(
    @Body() { reports }: RemoteReportsDto,
    @Headers('user-agent') agent: string | undefined,
    @Ip() address: string,
  ): Promise<void> {
    await this.field.take(reports.map(toReport), browserOf(agent), address)
  }
}
