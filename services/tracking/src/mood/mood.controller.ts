import { Controller } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { entryController } from '../shared/entry.controller.js'
import { MoodHistoryDto, SavedMoodEntryDto } from './mood-answers.dto.js'
import { AddMoodEntryDto, ChangeMoodEntryDto } from './mood.dto.js'
import { MoodService } from './mood.service.js'

/** Moods: log, change, delete, history with trends. */
@ApiTags('mood')
@Controller('api')
export class MoodController extends entryController({
  path: 'mood',
  area: 'mood',
  scope: 'mood',
  one: 'a mood',
  all: 'All moods, newest first, with their averages and the support they call for',
  add: AddMoodEntryDto,
  change: ChangeMoodEntryDto,
  saved: SavedMoodEntryDto,
  history: MoodHistoryDto,
  decides: MoodService,
}) {}
