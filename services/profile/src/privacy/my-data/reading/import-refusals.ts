import { AppError, BODY_REFUSALS, notYours } from '@gb/service-kit'
import { MY_DATA_MESSAGES, tooManyOf } from '../messages.js'
import type { ReadingAnswer } from './import-answers.js'
import type { RefusalReason } from './refusal.js'

const RETRY_SECONDS = 5

type Refused = Extract<ReadingAnswer, { kind: 'refused' }>

const REFUSALS: Record<RefusalReason, (refused: Refused) => AppError> = {
  not_json: BODY_REFUSALS.notJson,
  not_an_object: BODY_REFUSALS.notAnObject,
  too_deep: BODY_REFUSALS.tooDeep,
  unstorable: BODY_REFUSALS.unstorable,
  not_yours: notYours,
  too_many_rows: ({ log }) => new AppError('too_large', tooManyOf(log)),
  too_many_values: () => new AppError('too_large', MY_DATA_MESSAGES.tooMuch),
}

/** The answer to a file that was refused while it was read. */
export const importRefusal = (refused: Refused): AppError => REFUSALS[refused.reason](refused)

/** The thread broke or took too long; which is told to nobody outside. */
export const readingFailed = (): AppError =>
  new AppError('try_again_later', MY_DATA_MESSAGES.readingFailed, { retryAfterSeconds: RETRY_SECONDS })
