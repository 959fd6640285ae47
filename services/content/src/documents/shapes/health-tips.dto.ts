import { ListOf, Whole, WholeOrNull, WordList, Words } from './fields.js'
import { Sourced, TipDto } from './sourced.dto.js'

/** A food to trade for another. */
class FoodSwapDto extends Sourced {
  @Words('The food to leave.', 'White rice') instead_of!: string
  @Words('The food to take.', 'Soft cooked lentils') choose!: string
  @Words('Why; figures are per 100 grams.', 'About 9 grams of protein in place of 3, plus 8 grams of fiber.')
  reason!: string
}

/** Movement that fits a time after surgery. */
class ExerciseTipDto extends Sourced {
  @Words('The time after surgery, in words.', 'Days 28 to 55: build the habit') phase!: string
  @Whole('First day, counted from surgery day 0.', 28) from_day!: number
  @WholeOrNull('Last day, or null for open end.', 55) to_day!: number | null
  @Words('How long and how often.', '30 to 45 minutes, 5 days a week') duration!: string
  @Words('Path of a small drawing (SVG).', '/api/content-images/exercise-days-28-55.svg') image!: string
  @Words('What the drawing shows.', 'Line drawing of a person who swims') image_alt!: string
  @WordList('What to do.', ['Walking', 'Biking']) activities!: string[]
  @Words('Limits and stop signs.', 'Many surgeons keep the lifting limit until week 6.') notes!: string
}

/** A side effect: what it is, what helps, when to call. */
class SideEffectDto extends Sourced {
  @Words('Its name.', 'Nausea and vomiting') symptom!: string
  @Words('What it is.', 'Often you ate too fast or too much, or moved to new food too soon.')
  description!: string
  @WordList('What helps, in order.', ['Stop eating and rest', 'Take small sips when it eases'])
  management!: string[]
  @Words('When to call, and whom.', 'Call your surgeon now if vomiting lasts over 4 hours.')
  when_to_call_doctor!: string
}

/** The Tips page. */
export class HealthTipsDto {
  @Words('Stands above all advice.', "Your clinic's plan comes first. Gastric Buddy does not diagnose.")
  notice!: string
  @ListOf(() => TipDto, 'What to do.') dos!: TipDto[]
  @ListOf(() => TipDto, 'What to leave.') donts!: TipDto[]
  @ListOf(() => FoodSwapDto, 'Foods to trade.') food_swaps!: FoodSwapDto[]
  @ListOf(() => TipDto, 'About drinking.') fluid_tips!: TipDto[]
  @ListOf(() => TipDto, 'About vitamins.') vitamin_reminders!: TipDto[]
  @ListOf(() => ExerciseTipDto, 'Movement by time after surgery, earliest first.')
  exercise_tips!: ExerciseTipDto[]
  @ListOf(() => SideEffectDto, 'Side effects, the most urgent first.') side_effects!: SideEffectDto[]
}
