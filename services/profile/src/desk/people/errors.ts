import { situation } from '@gb/service-kit'
import { PEOPLE_MESSAGES } from './messages.js'

/** Nobody fits what an operator looks for. */
export class NobodyFound extends situation('not_found', PEOPLE_MESSAGES.notFound) {}
