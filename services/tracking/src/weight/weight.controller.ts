import { Controller } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { entryController } from '../shared/entry.controller.js'
import {
  AddWeightEntryDto,
  ChangeWeightEntryDto,
  SavedWeightEntryDto,
  WeightHistoryDto,
} from './weight.dto.js'
import { WeightService } from './weight.service.js'

/** Weights: log, change, delete, history with progress. */
@ApiTags('weight')
@Controller('api')
export class WeightController extends entryController({
  path: 'weight',
  area: 'weight',
  scope: 'weights',
  isLoggedByHelpers: true,
  one: 'a weight',
  all: 'All weights, newest first, and the progress to the goal',
  kept: 'The initial entry cannot be deleted.',
  add: AddWeightEntryDto,
  change: ChangeWeightEntryDto,
  saved: SavedWeightEntryDto,
  history: WeightHistoryDto,
  decides: WeightService,
}) {}
