import { situation } from '@gb/service-kit'
import { FAVORITES_FULL } from './messages.js'

/** As many meals are marked as we can keep. */
export class FavoriteMealsFull extends situation('conflict', FAVORITES_FULL) {}
