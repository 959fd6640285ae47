import {
  type AppError,
  BodyNotAnObject,
  BodyNotJson,
  BodyTooDeep,
  BodyUnstorable,
  NotYours,
} from '@gb/service-kit'
import { TooManyRows, TooManyValues } from '../errors.js'
import type { ReadingAnswer } from './import-answers.js'
import type { RefusalReason } from './refusal.js'

type Refused = Extract<ReadingAnswer, { kind: 'refused' }>

const REFUSALS: Record<RefusalReason, (refused: Refused) => AppError> = {
  not_json: () => new BodyNotJson(),
  not_an_object: () => new BodyNotAnObject(),
  too_deep: () => new BodyTooDeep(),
  unstorable: () => new BodyUnstorable(),
  not_yours: () => new NotYours(),
  too_many_rows: ({ log }) => new TooManyRows(log),
  too_many_values: () => new TooManyValues(),
}

/** The answer to a file that was refused while it was read. */
export const importRefusal = (refused: Refused): AppError => REFUSALS[refused.reason](refused)
