import { type AppError, BODY_REFUSALS, notYours } from '@gb/service-kit'
import { TooManyRows, TooManyValues } from '../errors.js'
import type { ReadingAnswer } from './import-answers.js'
import type { RefusalReason } from './refusal.js'

type Refused = Extract<ReadingAnswer, { kind: 'refused' }>

const REFUSALS: Record<RefusalReason, (refused: Refused) => AppError> = {
  not_json: BODY_REFUSALS.notJson,
  not_an_object: BODY_REFUSALS.notAnObject,
  too_deep: BODY_REFUSALS.tooDeep,
  unstorable: BODY_REFUSALS.unstorable,
  not_yours: notYours,
  too_many_rows: ({ log }) => new TooManyRows(log),
  too_many_values: () => new TooManyValues(),
}

/** The answer to a file that was refused while it was read. */
export const importRefusal = (refused: Refused): AppError => REFUSALS[refused.reason](refused)
