import { type Language, LANGUAGES } from '@gb/domain'
import { Answer } from '@gb/service-kit'
import { MealPlanningTemplatesDto } from '../documents/shapes/meal-planning-templates.dto.js'

/** The templates and tools, and the language that they are in. */
export class PlanningTemplatesDto extends MealPlanningTemplatesDto {
  @Answer.oneOf(
    LANGUAGES,
    'The language of the words; English where the translation does not say every sentence of the templates in force.',
    'en',
  )
  language!: Language
}
