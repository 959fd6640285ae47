import { KnownName, ListOf, Words } from './fields.js'
import { Sourced } from './sourced.dto.js'

/** One vitamin or mineral of a usual day. */
class DailyVitaminDto extends Sourced {
  @KnownName('Name; those the log form knows are spelled as there.', 'Calcium Citrate') name!: string
  @Words('Usual amount, in words.', '1,200 to 1,500 mg a day from food and pills together') dosage!: string
  @Words('When to take it.', '2 or 3 small doses, noon and later, each 500 to 600 mg at most') timing!: string
  @Words('What to know.', 'Keep it at least 2 hours away from iron.') notes!: string
  @Words('Unit that labels use: tablet, mg, mcg or IU.', 'mg') unit!: string
}

/** What people usually take after a sleeve. */
export class RecommendedVitaminsDto {
  @Words('Stands above the list.', "Your clinic's plan comes first.") notice!: string

  @ListOf(
    () => DailyVitaminDto,
    'In the order of a usual day; what is mostly in the multivitamin comes last.',
  )
  daily_vitamins!: DailyVitaminDto[]
}
