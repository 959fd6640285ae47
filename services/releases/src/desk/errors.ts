import { situation } from '@gb/service-kit'
import { CONFIG_MESSAGES as SAY } from './messages.js'

/** Neither published nor shipped with the server. */
export class UnknownRemote extends situation('not_found', SAY.noRemote) {}

/** Nobody is given a release that declares this setting. */
export class NoSuchSetting extends situation('not_found', SAY.noSetting) {}

/** A flag for more people has a share. */
export class EnoughTesters extends situation('conflict', SAY.enoughTesters) {}

/** Nobody is given a release that declares this flag. */
export class NoSuchFlag extends situation('not_found', SAY.noFlag) {}
