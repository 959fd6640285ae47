import {
  type Language,
  LANGUAGES,
  PHASE_KEYS,
  type PhaseKey,
  RECIPE_CATEGORIES,
  type RecipeCategory,
} from '@gb/domain'
import { Answer, PatternField } from '@gb/service-kit'

/** Which weekly template. */
export class WeekPath {
  @PatternField(/^[a-z][a-z0-9-]{0,59}$/, 'template_id must be the name of a template.', {
    description: 'Name of a weekly template.',
    example: 'simple-week',
  })
  template_id!: string
}

/** A recipe that fills a place. */
class FillingRecipeDto {
  @Answer('The recipe.', 'vanilla-morning-shake') recipe_id!: string
  @Answer('Its name.', 'Vanilla morning shake') name!: string
  @Answer('How many servings of it.', 1) servings!: number
  @Answer('Energy of these servings in kcal.', 116.7) calories!: number
  @Answer('Protein of these servings in g.', 22.4) protein!: number
}

/** A place of a day, and what fills it. */
class FilledSlotDto {
  @Answer('What it is called.', 'Breakfast') name!: string
  @Answer.oneOf(RECIPE_CATEGORIES, 'Category of recipes that fit.', 'breakfast') category!: RecipeCategory
  @Answer('Protein the meal should bring, in g.', 20) protein_aim_g!: number
  @Answer('An idea for whoever wants no recipe.', 'Greek yogurt with berries') idea!: string
  @Answer.partOrNull(FillingRecipeDto, 'The recipe; null when none fits.') recipe!: FillingRecipeDto | null
}

/** One day. */
class FilledDayDto {
  @Answer.count('Day of the week of the template, from 1.', 1) day!: number
  @Answer('Energy of its recipes in kcal.', 982.4) calories!: number
  @Answer('Protein of its recipes in g.', 79.3) protein!: number
  @Answer.list(FilledSlotDto, 'Its meals, in order.') slots!: FilledSlotDto[]
}

/** A weekly template filled from the recipe book. The same template gives the same week until the book changes. */
export class FilledWeekDto {
  @Answer.oneOf(
    LANGUAGES,
    'The language of the words; English where the translation does not say every sentence of the templates and recipes in force.',
    'en',
  )
  language!: Language

  @Answer('The template.', 'simple-week') template_id!: string
  @Answer('Its title.', 'A simple week') title!: string
  @Answer.oneOf(PHASE_KEYS, 'Phase its meals fit.', 'regular') phase!: PhaseKey
  @Answer('Protein that each day aims at, in g.', 80) protein_goal_g!: number
  @Answer.orNull(Number, 'Energy that each day aims at, in kcal; null when the phase has no target.', 1000)
  calories_goal!: number | null
  @Answer.list(FilledDayDto, 'The seven days.') days!: FilledDayDto[]
}
