import { situation } from '@gb/service-kit'
import { WORK_MESSAGES } from './messages.js'

/** No work of the kind has the id, or it is done. */
export class NoSuchWork extends situation('not_found', WORK_MESSAGES.notThere) {}
/** The mail carried a code, and that has run out. */
export class CodeRanOut extends situation('conflict', WORK_MESSAGES.wasForMinutes) {}
/** The mail was given up too long ago. */
export class WordsAreGone extends situation('conflict', WORK_MESSAGES.wordsGone) {}
/** It cannot be stopped while it is at it. */
export class WorkIsRunning extends situation('conflict', WORK_MESSAGES.running) {}
/** It is owed to the person. */
export class WorkMustBeDone extends situation('conflict', WORK_MESSAGES.mustBeDone) {}
