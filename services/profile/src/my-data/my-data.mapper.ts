import type { ExportRequest } from './export.service.js'
import type { ImportRequest, ImportResult, LogOutcome } from './import.service.js'
import type { ExportQuery, ImportDto, ImportedLogDto, ImportResultDto } from './my-data.dto.js'

export const toExportRequest = ({ format, log }: ExportQuery): ExportRequest => ({ format, log: log ?? null })

export const toImportRequest = (body: ImportDto): ImportRequest => ({
  document: body.export ?? null,
  csv: body.log === undefined || body.csv === undefined ? null : { log: body.log, text: body.csv },
  includeProfile: body.include_profile,
})

const toLogDto = ({ imported, alreadyThere, refused }: LogOutcome): ImportedLogDto => ({
  imported,
  already_there: alreadyThere,
  refused,
})

export const toImportResultDto = ({ logs, profileImported, refused }: ImportResult): ImportResultDto => ({
  logs: {
    weight: toLogDto(logs.weight),
    vitamins: toLogDto(logs.vitamins),
    fluids: toLogDto(logs.fluids),
    mood: toLogDto(logs.mood),
    food: toLogDto(logs.food),
  },
  profile_imported: profileImported,
  refused,
})
