import { situation } from '@gb/service-kit'
import { IMAGE_MESSAGES } from './messages.js'

/** No picture has the name. */
export class NoSuchPicture extends situation('not_found', IMAGE_MESSAGES.notFound) {}
