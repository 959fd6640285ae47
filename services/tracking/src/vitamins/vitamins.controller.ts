import { Controller } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { entryController } from '../shared/entry.controller.js'
import {
  AddVitaminEntryDto,
  ChangeVitaminEntryDto,
  SavedVitaminEntryDto,
  VitaminHistoryDto,
} from './vitamins.dto.js'
import { VitaminsService } from './vitamins.service.js'

/** Vitamins: log, change, delete, history with hints. */
@ApiTags('vitamins')
@Controller('api')
export class VitaminsController extends entryController({
  path: 'vitamin',
  area: 'vitamins',
  scope: 'vitamins',
  isLoggedByHelpers: true,
  one: 'a vitamin',
  all: 'All vitamins, newest first, with hints of spacing',
  add: AddVitaminEntryDto,
  change: ChangeVitaminEntryDto,
  saved: SavedVitaminEntryDto,
  history: VitaminHistoryDto,
  decides: VitaminsService,
}) {}
