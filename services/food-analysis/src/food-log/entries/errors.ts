import { situation } from '@gb/service-kit'
import { ITEM_TWICE, TOO_MUCH } from './messages.js'

/** More than anybody eats at once. */
export class ImplausibleMeal extends situation('invalid_input', TOO_MUCH) {}
/** A food of the meal is named twice. */
export class ItemTwice extends situation('invalid_input', ITEM_TWICE) {}
