import { CONCERNS } from './concerns.js'
import { FOODS } from './foods.js'
import { forecast } from './forecast.js'
import { NO_LESS } from './no-less.js'
import type { SafetyPart } from './part.js'
import { plans } from './plans.js'
import { plates } from './plates.js'
import { WORDS } from './words.js'

/** All looks, in the order in which they are printed. */
export const PARTS: readonly SafetyPart[] = [WORDS, CONCERNS, NO_LESS, plates, plans, forecast, FOODS]
