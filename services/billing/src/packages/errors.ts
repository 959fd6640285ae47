import { situation } from '@gb/service-kit'
import { PACKAGE_MESSAGES } from './messages.js'

/** No package has the id. */
export class NoSuchPackage extends situation('not_found', PACKAGE_MESSAGES.notFound) {}
