import { situation } from '@gb/service-kit'
import { COURSE_MESSAGES } from './messages.js'

/** The course has no such lesson any more. */
export class NoSuchLesson extends situation('not_found', COURSE_MESSAGES.noLesson) {}
