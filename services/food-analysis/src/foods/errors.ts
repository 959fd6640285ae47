import { situation } from '@gb/service-kit'
import { NO_SUCH_FOOD } from './messages.js'

/** No food has the id. */
export class NoSuchFood extends situation('not_found', NO_SUCH_FOOD) {}
