import type { ErrorCode } from '@gb/domain'
import { AppError, type AppErrorExtra } from './app-error.js'

/**
 * The class of one situation: `class NoDraft extends situation('not_found', MESSAGES.noDraft) {}`. What it answers stands there once,
 * and who reads `throw new NoDraft()` needs no more.
 * @param code  decides the status
 * @param sentence  what a person may read, or what makes it of the arguments of `new`
 * @param extra  what the answer carries beside its sentence, or what makes it of the arguments of `new`
 */
export const situation = <Asked extends unknown[] = []>(
  code: ErrorCode,
  sentence: string | ((...asked: Asked) => string),
  extra?: AppErrorExtra | ((...asked: Asked) => AppErrorExtra),
) =>
  class extends AppError {
    constructor(...asked: Asked) {
      super(
        code,
        typeof sentence === 'string' ? sentence : sentence(...asked),
        typeof extra === 'function' ? extra(...asked) : extra,
      )
    }
  }
