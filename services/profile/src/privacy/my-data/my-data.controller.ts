import { Controller, Get, HttpCode, Post, Query, StreamableFile } from '@nestjs/common'
import { ApiBody, ApiTags } from '@nestjs/swagger'
import { IMPORT_LIMITS, IMPORT_MAX_BYTES } from '@gb/domain'
import {
  Answers,
  BodyStream,
  CurrentUser,
  Fresh,
  IncomingBody,
  Owner,
  refusedAs,
  Refuses,
  type SessionUser,
  StreamedBody,
} from '@gb/service-kit'
import { ExportService } from './export.service.js'
import { ImportService } from './import.service.js'
import { ExportDto, ExportQuery } from './export.dto.js'
import { ImportDto, ImportResultDto } from './import.dto.js'
import { toExportRequest, toImportResultDto } from './my-data.mapper.js'

const TOO_MANY = 'Exported and imported 60 times this hour.'

/** The own data, out and in. */
@ApiTags('my data')
@Controller('api')
export class MyDataController {
  constructor(
    private readonly exporting: ExportService,
    private readonly importing: ImportService,
  ) {}

  @Get('export/:user_id')
  @Fresh('export')
  @Owner('params')
  @Answers(
    ExportDto,
    'Everything the product holds about you, as a file',
    'format=csv answers text/csv with a log, and application/zip without one.',
  )
  @Refuses({ 400: 'No such format or log.', 429: TOO_MANY })
  async read(@Query() query: ExportQuery, @CurrentUser() user: SessionUser): Promise<StreamableFile> {
    const { stream, type, name } = await this.exporting.export(user, toExportRequest(query))
    return new StreamableFile(stream, { type, disposition: `attachment; filename="${name}"` })
  }

  // Without Idempotency-Key: an entry is stored once by its entry_id, however often the file is sent.
  @Post('import')
  @HttpCode(200)
  @Owner('body')
  @StreamedBody(IMPORT_MAX_BYTES)
  @ApiBody({ type: ImportDto })
  @Answers(
    ImportResultDto,
    'Take an export, or one log as CSV, back in',
    'Send either `export`, or `log` and `csv`. Entries are told apart by entry_id: importing twice changes nothing, and an import that broke off is made whole by sending it again. A row that is not valid is named and stops none of the others. Times, zones and days stay exactly as they were. Of two initial weights the older one stays the initial one. Needs health_data_consent. One import of a person at a time.',
  )
  @Refuses({
    400: 'Not an export of this version, or not CSV.',
    403: 'No consent, or another user_id.',
    413: `Over 16 MiB, over ${IMPORT_LIMITS.rowsPerLog} entries of one log, or over ${IMPORT_LIMITS.rows} of all.`,
    429: `${TOO_MANY} Or an import of yours is still running. With Retry-After.`,
    503: refusedAs(
      'try_again_later',
      'Others import right now, or the file could not be read to its end. With Retry-After.',
    ),
  })
  async write(@BodyStream() body: IncomingBody, @CurrentUser() user: SessionUser): Promise<ImportResultDto> {
    return toImportResultDto(await this.importing.import(user, body))
  }
}
