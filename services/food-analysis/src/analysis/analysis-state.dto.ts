import { ERROR_CODES, type ErrorCode, IDEMPOTENCY_KEY_MAX_LENGTH } from '@gb/domain'
import { Answer, KeptTextField } from '@gb/service-kit'
import { ANALYSIS_STATES, type AnalysisState } from './analysis-state.js'
import { AnalyzeFoodDto } from './analyze-food.dto.js'

/** Which analysis. */
export class AnalysisStateQuery {
  @KeptTextField(
    { min: 1, max: IDEMPOTENCY_KEY_MAX_LENGTH },
    { description: 'The Idempotency-Key that the photo was sent with.', example: 'capture-7f3c' },
  )
  key!: string
}

/** How an analysis stands. */
export class AnalysisStateDto {
  @Answer.oneOf(
    ANALYSIS_STATES,
    '`running`: ask again after Retry-After seconds. `finished`: see `answer`. `failed`: no scan was used, see ' +
      '`error` and `message`; the same photo may be sent again under the same key.',
    'finished',
  )
  state!: AnalysisState['state']

  @Answer.partOrNull(AnalyzeFoodDto, 'What the analysis answered; null unless it is finished.')
  answer!: AnalyzeFoodDto | null
  @Answer.oneOfOrNull(ERROR_CODES, 'Why there is no answer, as a code; null unless it failed.', null)
  error!: ErrorCode | null
  @Answer.orNull(String, 'Why there is no answer, as a sentence; null unless it failed.', null)
  message!: string | null
}
