import { Controller, Get } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, CurrentUser, Owner, type SessionUser } from '@gb/service-kit'
import { ScanStatusDto } from './quota.dto.js'
import { toScanStatusDto } from './quota.mapper.js'
import { QuotaService } from './quota.service.js'

/** The scan counter. */
@ApiTags('food')
@Controller('api')
export class QuotaController {
  constructor(private readonly quota: QuotaService) {}

  @Get('daily-scan-status/:user_id')
  @Owner('params')
  @Answers(ScanStatusDto, 'Scans used and left')
  async status(@CurrentUser() user: SessionUser): Promise<ScanStatusDto> {
    return toScanStatusDto(await this.quota.status(user.userId))
  }
}
