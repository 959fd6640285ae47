import { PHASE_KEYS, type PhaseKey, RECIPE_CATEGORIES, type RecipeCategory } from '@gb/domain'
import { Max, Min } from 'class-validator'
import { ListOf, OneOf, PartId, PartOrNull, SomeOf, Whole, WordList, Words } from './fields.js'
import { Sourced } from './sourced.dto.js'
import { TableDto } from './table.dto.js'

/** A place of a day that one meal fills: a recipe of this category, the template's phase and about this much protein. */
class MealSlotDto {
  @Words('What it is called.', 'Breakfast') name!: string
  @OneOf(RECIPE_CATEGORIES, 'Category of recipes that fit.', 'breakfast') category!: RecipeCategory

  @Whole('Protein the meal should bring, in grams.', 20)
  @Min(1)
  @Max(60)
  protein_aim_g!: number
  @Words('One idea, for whoever wants no recipe.', 'Greek yogurt with berries') idea!: string
}

/** One day of a week. */
class TemplateDayDto {
  @Whole('Day of the week of the template, from 1.', 1)
  @Min(1)
  @Max(7)
  day!: number
  @ListOf(() => MealSlotDto, 'Its meals, in order.') slots!: MealSlotDto[]
}

/** What every template has. */
abstract class TemplateHead extends Sourced {
  @PartId('Name of the template.', 'simple-week') template_id!: string
  @Words('Title.', 'A simple week') title!: string
  @Words('For whom and when.', 'Regular food with little cooking.') description!: string
}

/** A week that a plan can be filled from. */
export class WeeklyTemplateDto extends TemplateHead {
  @OneOf(PHASE_KEYS, 'Phase its meals fit.', 'regular') phase!: PhaseKey
  @Whole('Protein of each day, in grams: the sum of its slots.', 80) protein_goal_g!: number

  @WordList('Ingredients of the recipe book that its meals are made without; may be empty.', [
    'chicken-breast',
  ])
  leaves_out!: string[]

  @ListOf(() => TemplateDayDto, 'The seven days.') days!: TemplateDayDto[]
  @WordList('What to know.', ['Protein first, then vegetables and fruit, then grain.']) tips!: string[]
}

/** One week of a month. */
class TemplateWeekDto {
  @Whole('Week of the month, from 1.', 1)
  @Min(1)
  @Max(4)
  week!: number
  @Words('What the week is about.', 'Cook twice') focus!: string
  @PartId('The weekly template that fits it.', 'cook-twice-week') weekly_template_id!: string
  @WordList('Small steps.', ['Fill ten small containers']) actions!: string[]
}

/** A month of four weeks. */
class MonthlyTemplateDto extends TemplateHead {
  @SomeOf(PHASE_KEYS, 'Phases it is for.', ['regular']) phases!: PhaseKey[]
  @ListOf(() => TemplateWeekDto, 'The four weeks.') weeks!: TemplateWeekDto[]
}

/** A food to trade for another. */
class OccasionChoiceDto {
  @Words('What is usually there.', 'Burrito') instead_of!: string
  @Words('What to take.', 'Filling of a chicken burrito in a bowl, no rice') choose!: string
}

/** Kinds of occasions. */
export const OCCASION_KINDS = ['holiday', 'eating_out', 'party', 'travel', 'hard_day'] as const

/** A day that is not like the others. */
class OccasionTemplateDto extends TemplateHead {
  @OneOf(OCCASION_KINDS, 'Kind of occasion.', 'eating_out') kind!: (typeof OCCASION_KINDS)[number]
  @WordList('What to do before.', ['Read the menu at home']) before!: string[]
  @WordList('What to do there.', ['Put half in a box']) during!: string[]
  @WordList('What to do after.', ['Wait 30 minutes before you drink']) after!: string[]
  @ListOf(() => OccasionChoiceDto, 'Trades.') choices!: OccasionChoiceDto[]
  @WordList('Sentences to say.', ['Could I have just the filling, please?']) lines_to_say!: string[]
}

/** A titled list of a tool. */
class ToolListDto {
  @Words('Title.', 'Dairy') title!: string
  @WordList('Its lines.', ['Cottage cheese, 1 percent']) items!: string[]
}

/** Kinds of tools. */
export const TOOL_KINDS = [
  'shopping_planner',
  'prep_checklist',
  'protein_budget',
  'protein_counter',
  'week_sheet',
] as const

/** Something to plan with. */
class PlanningToolDto extends Sourced {
  @PartId('Name of the tool.', 'shopping-planner') tool_id!: string
  @OneOf(TOOL_KINDS, 'Kind of tool.', 'shopping_planner') kind!: (typeof TOOL_KINDS)[number]
  @Words('Title.', 'Shopping planner') title!: string
  @Words('How to use it.', 'Sort your list by aisle, and buy protein first.') intro!: string
  @ListOf(() => ToolListDto, 'Lists to tick; may be empty.') lists!: ToolListDto[]
  @PartOrNull(() => TableDto, 'A table to read or to fill in, or null.') table!: TableDto | null
}

/** Templates for weeks, months and special days, and tools to plan with. */
export class MealPlanningTemplatesDto {
  @Words('Stands above all advice.', "Your clinic's plan comes first.") notice!: string
  @ListOf(() => WeeklyTemplateDto, 'Weeks, earliest phase first.') weekly_templates!: WeeklyTemplateDto[]
  @ListOf(() => MonthlyTemplateDto, 'Months, earliest phase first.') monthly_templates!: MonthlyTemplateDto[]
  @ListOf(() => OccasionTemplateDto, 'Holidays, eating out, parties, travel, hard days.')
  special_occasion_templates!: OccasionTemplateDto[]
  @ListOf(() => PlanningToolDto, 'Shopping planner, prep checklist, protein budget and more.')
  planning_tools!: PlanningToolDto[]
}
