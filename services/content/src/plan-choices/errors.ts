import { situation } from '@gb/service-kit'
import { PLAN_CHOICE_MESSAGES } from './messages.js'

/** As many plans are kept as we can keep. */
export class PlanChoicesFull extends situation('conflict', PLAN_CHOICE_MESSAGES.full) {}
