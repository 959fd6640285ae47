import { situation } from '@gb/service-kit'
import { NO_SUCH_MEAL } from './messages.js'

/** The person has no meal of the id. */
export class NoSuchMeal extends situation('not_found', NO_SUCH_MEAL) {}
