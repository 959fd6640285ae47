import { spelled } from '@gb/service-kit'
import type { ExportRequest } from './export.service.js'
import type { ImportResult } from './import.service.js'
import type { LogOutcome } from './import-tally.js'
import type { ExportQuery } from './export.dto.js'
import type { ImportedLogDto, ImportResultDto } from './import.dto.js'

export const toExportRequest = ({ format, log }: ExportQuery): ExportRequest => ({ format, log: log ?? null })

const toLogDto = (outcome: LogOutcome): ImportedLogDto =>
  spelled(outcome, 'imported', 'alreadyThere', 'refused', 'asked')

export const toImportResultDto = ({
  logs,
  profileImported,
  refused,
  asked,
}: ImportResult): ImportResultDto => ({
  logs: {
    weight: toLogDto(logs.weight),
    vitamins: toLogDto(logs.vitamins),
    fluids: toLogDto(logs.fluids),
    mood: toLogDto(logs.mood),
    milestones: toLogDto(logs.milestones),
    recovery: toLogDto(logs.recovery),
    food: toLogDto(logs.food),
  },
  profile_imported: profileImported,
  refused,
  hints: asked,
})
