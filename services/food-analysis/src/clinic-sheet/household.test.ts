import { describe, expect, it } from '@jest/globals'
import { CLINIC_PROBLEMS } from '@gb/domain'
import { LEFT_EMPTY, TAKEN_AS } from './messages.js'
import { readFigures } from './read-figures.js'
import type { SaidFigure } from './said-figure.js'

const SURGERY = '2026-09-01'
const said = (
  field: SaidFigure['field'],
  words: string,
  value: string,
  unit: SaidFigure['unit'],
): SaidFigure => ({ field, words, value, unit })

describe('measures of the kitchen on a sheet', () => {
  it.each([
    [said('regular_meal_g', '1/2 cup a meal', '1/2', 'cup'), '120', TAKEN_AS.meal.cup],
    [said('regular_meal_g', 'Meals: ½ cup', '0.5', 'cup'), '120', TAKEN_AS.meal.cup],
    [said('soft_meal_g', '¼–½ cup per meal', '1/2', 'cup'), '120', TAKEN_AS.meal.cup],
    [said('soft_meal_g', '1/4 to 1/2 cup', '0.5', 'cup'), '120', TAKEN_AS.meal.cup],
    [said('soft_meal_g', 'half a cup', '1/2', 'cup'), '120', TAKEN_AS.meal.cup],
    [said('soft_meal_g', 'media taza', '1/2', 'cup'), '120', TAKEN_AS.meal.cup],
    [said('regular_meal_g', 'no more than 1½ cups', '1 1/2', 'cup'), '360', TAKEN_AS.meal.cup],
    [said('regular_meal_g', 'a cup at a time', '1', 'cup'), '240', TAKEN_AS.meal.cup],
    [said('puree_meal_g', '2-4 Tbsp. each', '4', 'tablespoon'), '60', TAKEN_AS.meal.tablespoon],
    [said('fluid_oz', '8 cups of fluid a day', '8', 'cup'), '64', TAKEN_AS.fluids.cup],
  ])('takes a measure of the kitchen in %o as %s and says so', (one, value, taken) => {
    expect(readFigures([one], SURGERY)).toEqual([
      { field: one.field, value, words: one.words, taken_as: taken, problem: null },
    ])
  })

  it.each([
    [said('protein_g', '1 cup', '1', 'cup'), LEFT_EMPTY.otherUnit],
    [said('fluid_oz', '4 tablespoons', '4', 'tablespoon'), LEFT_EMPTY.otherUnit],
    [said('regular_meal_g', '1 1/2 cups', '1/2', 'cup'), LEFT_EMPTY.notInWords],
    [said('regular_meal_g', 'half a cup of soup, a meal of 1 plate', '1', 'cup'), LEFT_EMPTY.notInWords],
    [said('regular_meal_g', '1/2 plate', '1/2', 'cup'), LEFT_EMPTY.notInWords],
    [said('regular_meal_g', '1 cup', 'cup', 'cup'), LEFT_EMPTY.notInWords],
    [said('puree_meal_g', '2 cups', '2', 'cup'), CLINIC_PROBLEMS.meal('puree')],
  ])('leaves %o empty, with why', (one, sentence) => {
    expect(readFigures([one], SURGERY)).toEqual([
      { field: one.field, value: null, words: one.words, taken_as: null, problem: sentence },
    ])
  })
})
