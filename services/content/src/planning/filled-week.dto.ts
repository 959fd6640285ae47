import { PHASE_KEYS, type PhaseKey, RECIPE_CATEGORIES, type RecipeCategory } from '@gb/domain'
import { ApiProperty } from '@nestjs/swagger'
import { Matches } from 'class-validator'

/** Which weekly template. */
export class WeekPath {
  @ApiProperty({ description: 'Name of a weekly template.', example: 'simple-week' })
  @Matches(/^[a-z][a-z0-9-]{0,59}$/, { message: 'template_id must be the name of a template.' })
  template_id!: string
}

/** A recipe that fills a place. */
class FillingRecipeDto {
  @ApiProperty({ description: 'The recipe.', example: 'vanilla-morning-shake' })
  recipe_id!: string

  @ApiProperty({ description: 'Its name.', example: 'Vanilla morning shake' })
  name!: string

  @ApiProperty({ description: 'How many servings of it.', example: 1 })
  servings!: number

  @ApiProperty({ description: 'Energy of these servings in kcal.', example: 116.7 })
  calories!: number

  @ApiProperty({ description: 'Protein of these servings in g.', example: 22.4 })
  protein!: number
}

/** A place of a day, and what fills it. */
class FilledSlotDto {
  @ApiProperty({ description: 'What it is called.', example: 'Breakfast' })
  name!: string

  @ApiProperty({
    description: 'Category of recipes that fit.',
    enum: [...RECIPE_CATEGORIES],
    example: 'breakfast',
  })
  category!: RecipeCategory

  @ApiProperty({ description: 'Protein the meal should bring, in g.', example: 20 })
  protein_aim_g!: number

  @ApiProperty({ description: 'An idea for whoever wants no recipe.', example: 'Greek yogurt with berries' })
  idea!: string

  @ApiProperty({
    description: 'The recipe; null when none fits.',
    type: FillingRecipeDto,
    nullable: true,
  })
  recipe!: FillingRecipeDto | null
}

/** One day. */
class FilledDayDto {
  @ApiProperty({ description: 'Day of the week of the template, from 1.', type: 'integer', example: 1 })
  day!: number

  @ApiProperty({ description: 'Energy of its recipes in kcal.', example: 982.4 })
  calories!: number

  @ApiProperty({ description: 'Protein of its recipes in g.', example: 79.3 })
  protein!: number

  @ApiProperty({ description: 'Its meals, in order.', type: [FilledSlotDto] })
  slots!: FilledSlotDto[]
}

/** A weekly template filled from the recipe book. The same template gives the same week until the book changes. */
export class FilledWeekDto {
  @ApiProperty({ description: 'The template.', example: 'simple-week' })
  template_id!: string

  @ApiProperty({ description: 'Its title.', example: 'A simple week' })
  title!: string

  @ApiProperty({ description: 'Phase its meals fit.', enum: [...PHASE_KEYS], example: 'regular' })
  phase!: PhaseKey

  @ApiProperty({ description: 'Protein that each day aims at, in g.', example: 80 })
  protein_goal_g!: number

  @ApiProperty({
    description: 'Energy that each day aims at, in kcal; null when the phase has no target.',
    type: Number,
    nullable: true,
    example: 1000,
  })
  calories_goal!: number | null

  @ApiProperty({ description: 'The seven days.', type: [FilledDayDto] })
  days!: FilledDayDto[]
}
