import { situation } from '@gb/service-kit'
import { PLANNING_MESSAGES } from './messages.js'

/** No template of a plan has the id any more. */
export class NoSuchTemplate extends situation('not_found', PLANNING_MESSAGES.noTemplate) {}
