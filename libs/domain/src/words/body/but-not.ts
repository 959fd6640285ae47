import { ACCIDENTS } from '../crisis/in-view.js'
import type { Phrase } from '../pattern.js'
import { EVERYDAY, EVERYDAY_SPANISH } from './everyday.js'
import { FIGURES } from './figures.js'
import { IMPROVED } from './improved.js'
import { IN_CONTROL } from './losing-control.js'
import { NOT_NOW } from './not-now.js'
import { WORKED_LEGS } from './worked.js'

/** Words of meals and days that stand one slip beside a word of a red flag: "puree" is not "purge". */
export const BESIDE: readonly string[] =
  'pero poco puree purees pureed pureeing pure pures patatas tools school stood coughed'.split(' ')

/** Everyday things and figures of speech that look like red flags of the body. Source: health-rules 9b.2. */
export const BODY_BUT_NOT: readonly Phrase[] = [
  // Before "leg day" alone, which takes half of the sentence away.
  ...WORKED_LEGS,
  ...NOT_NOW,
  ...FIGURES,
  ...EVERYDAY,
  ...EVERYDAY_SPANISH,
  ...IN_CONTROL,
  ...IMPROVED,
  ...ACCIDENTS,
]
