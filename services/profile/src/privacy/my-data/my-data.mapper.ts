import type { PersonalLog } from '@gb/domain'
import { spelled } from '@gb/service-kit'
import type { ExportRequest } from './export.service.js'
import type { ImportResult } from './import.service.js'
import type { LogOutcome } from './import-tally.js'
import type { ExportQuery } from './export.dto.js'
import type { ImportedLogDto, ImportedLogsDto, ImportResultDto } from './import.dto.js'

export const toExportRequest = ({ format, log }: ExportQuery): ExportRequest => ({ format, log: log ?? null })

const toLogDto = (outcome: LogOutcome): ImportedLogDto =>
  spelled(outcome, 'imported', 'alreadyThere', 'refused', 'asked')

/** Each log with what became of its rows. */
export const toLogsDto = (logs: Record<PersonalLog, LogOutcome>): ImportedLogsDto => ({
  weight: toLogDto(logs.weight),
  vitamins: toLogDto(logs.vitamins),
  fluids: toLogDto(logs.fluids),
  mood: toLogDto(logs.mood),
  milestones: toLogDto(logs.milestones),
  recovery: toLogDto(logs.recovery),
  food: toLogDto(logs.food),
})

export const toImportResultDto = ({
  logs,
  profileImported,
  clinicPlanImported,
  refused,
  asked,
}: ImportResult): ImportResultDto => ({
  logs: toLogsDto(logs),
  profile_imported: profileImported,
  clinic_plan_imported: clinicPlanImported,
  refused,
  hints: asked,
})
