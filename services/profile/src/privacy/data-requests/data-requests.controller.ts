import { Controller, Get } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { Answers, OperatorOnly } from '@gb/service-kit'
import { DataExportsDto, PendingDeletionsDto } from './data-requests.dto.js'
import { toDataExportDto, toPendingDeletionDto } from './data-requests.mapper.js'
import { DataRequestsService } from './data-requests.service.js'

/** Downloads and deletions that people asked for. They happen by themselves; here they are seen. */
@ApiTags('private data')
@Controller('api/operator')
export class DataRequestsController {
  constructor(private readonly requests: DataRequestsService) {}

  @Get('deletions')
  @OperatorOnly('privacy:erase')
  @Answers(PendingDeletionsDto, 'Profiles that wait to be erased, and which part has not erased yet')
  async deletions(): Promise<PendingDeletionsDto> {
    return { deletions: (await this.requests.deletions()).map(toPendingDeletionDto) }
  }

  @Get('exports')
  @OperatorOnly('privacy:export')
  @Answers(DataExportsDto, 'Who downloaded their data, and when')
  async exports(): Promise<DataExportsDto> {
    return { exports: (await this.requests.exports()).map(toDataExportDto) }
  }
}
