import { Matches } from 'class-validator'
import { Words } from './fields.js'

/** Where a health statement comes from. */
export abstract class Sourced {
  @Words('Where the statement comes from, by name.', 'ASMBS Nutritional Guidelines 2016 update')
  source!: string

  /** Not the date of the source itself. */
  @Words('Day the statement was last checked against its source, YYYY-MM-DD.', '2026-11-20')
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  review_date!: string
}

/** One piece of advice. */
export class TipDto extends Sourced {
  @Words(
    'The advice, one to three short sentences.',
    'Chew each bite 20 to 30 times, until it is a smooth paste.',
  )
  text!: string
}
