import { spelled } from '@gb/service-kit'
import type { AiCostDto, EatenDayDto, OperatorScanDto } from './operator-scans.dto.js'
import type { EatenDay, OperatorScan } from './operator-scans.repository.js'
import type { CostOfDay } from './operator-scans.service.js'

export const toOperatorScanDto = (scan: OperatorScan): OperatorScanDto => ({
  ...spelled(scan, 'userId', 'scanId', 'state'),
  scanned_at: scan.reservedAt.toISOString(),
  failure: scan.failure,
})

export const toEatenDayDto = ({ date, meals, calories, proteinG }: EatenDay): EatenDayDto => ({
  date,
  meals,
  calories,
  protein_g: proteinG,
})

export const toAiCostDto = ({ day, calls, costUsd }: CostOfDay): AiCostDto => ({
  day,
  calls,
  cost_usd: costUsd,
})
