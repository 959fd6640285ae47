import { describe, expect, it } from '@jest/globals'
import { nameOf, type ReadField, valueInWords, withRead } from './read-fields'
import { formOf, sheetOf } from './sheet-form'

const read = (field: ReadField['field'], value: string | null): ReadField => ({
  field,
  value,
  words: 'as it stands there',
  taken_as: null,
  problem: null,
})

describe(withRead.name, () => {
  it('puts what was confirmed into the form, in its unit, and leaves all else as it was typed', () => {
    const typed = { ...formOf(null), protein: '75', fluids: '60', officePhone: '555-010-0100' }
    const form = withRead(typed, [
      read('puree_from', '2026-09-16'),
      read('puree_meal_g', '85'),
      read('fluid_oz', '64'),
      read('after_hours_phone', '555-010-0111'),
    ])
    expect(form).toMatchObject({ unit: 'oz', meal: { puree: '3' }, protein: '75', fluids: '64' })
    expect(sheetOf(form)).toMatchObject({
      fullFrom: null,
      pureeFrom: '2026-09-16',
      pureeMealG: 85,
      proteinG: 75,
      fluidOz: 64,
      officePhone: '555-010-0100',
      afterHoursPhone: '555-010-0111',
    })
  })

  it('has every field of the wire in its own place', () => {
    const fields = [
      read('full_from', '2026-09-03'),
      read('puree_from', '2026-09-16'),
      read('soft_from', '2026-09-30'),
      read('regular_from', '2026-10-28'),
      read('full_meal_g', '200'),
      read('puree_meal_g', '85'),
      read('soft_meal_g', '113'),
      read('regular_meal_g', '170'),
      read('protein_g', '70'),
      read('fluid_oz', '64'),
      read('office_phone', '555-010-0199'),
      read('after_hours_phone', '555-010-0111'),
    ]
    expect(Object.values(sheetOf(withRead(formOf(null, 'g'), fields)))).toEqual([
      '2026-09-03',
      '2026-09-16',
      '2026-09-30',
      '2026-10-28',
      200,
      85,
      113,
      170,
      70,
      64,
      '555-010-0199',
      '555-010-0111',
    ])
  })
})

describe('a figure in words', () => {
  it.each([
    ['soft_from', '2026-09-30', 'Soft foods: first day', 'September 30, 2026'],
    ['puree_meal_g', '85', 'Purees: most in one meal', '3 oz (85 g)'],
    ['protein_g', '70', 'Protein', '70 g a day'],
    ['fluid_oz', '64', 'Fluids', '64 oz a day'],
    ['office_phone', '555-010-0199', 'Office', '555-010-0199'],
    ['after_hours_phone', '555-010-0111', 'After hours', '555-010-0111'],
  ] as const)('%s %s', (field, value, name, inWords) => {
    expect([nameOf(read(field, value)), valueInWords(read(field, value), value)]).toEqual([name, inWords])
  })
})
