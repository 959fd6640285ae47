import { Controller } from '@nestjs/common'
import { ApiTags } from '@nestjs/swagger'
import { entryController } from '../shared/entry.controller.js'
import {
  AddRecoveryEntryDto,
  ChangeRecoveryEntryDto,
  RecoveryEntryDto,
  RecoveryHistoryDto,
} from './recovery.dto.js'
import { RecoveryService } from './recovery.service.js'

/** The first days after surgery: what was answered, one entry a day. */
@ApiTags('recovery')
@Controller('api')
export class RecoveryController extends entryController({
  path: 'recovery',
  one: 'how a day after surgery was',
  all: 'What was answered in the first days after surgery, newest first',
  add: AddRecoveryEntryDto,
  change: ChangeRecoveryEntryDto,
  saved: RecoveryEntryDto,
  history: RecoveryHistoryDto,
  decides: RecoveryService,
}) {}
