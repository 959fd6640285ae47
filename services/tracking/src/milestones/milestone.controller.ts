import { Controller } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { entryController } from '../shared/entry.controller.js'
import {
  AddMilestoneEntryDto,
  ChangeMilestoneEntryDto,
  MilestoneHistoryDto,
  SavedMilestoneEntryDto,
} from './milestone.dto.js'
import { MilestoneService } from './milestone.service.js'

/** Milestones: log, change, delete, history. */
@ApiTags('milestone')
@Controller('api')
export class MilestoneController extends entryController({
  path: 'milestone',
  area: 'milestones',
  one: 'a milestone',
  all: 'All milestones, newest first',
  add: AddMilestoneEntryDto,
  change: ChangeMilestoneEntryDto,
  saved: SavedMilestoneEntryDto,
  history: MilestoneHistoryDto,
  decides: MilestoneService,
}) {}
