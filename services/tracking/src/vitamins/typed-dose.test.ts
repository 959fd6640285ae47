import { describe, expect, it } from '@jest/globals'
import { AppError } from '@gb/service-kit'
import { checkTypedDose, storedDose } from './typed-dose.js'

const D3 = { vitamin_name: 'Vitamin D3', dosage_mg: 0.075 } as const

const refusedField = (sent: Parameters<typeof checkTypedDose>[0]): string | undefined => {
  try {
    checkTypedDose(sent)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return error.extra.errors?.[0]?.field
    throw error
  }
  return undefined
}

describe(checkTypedDose.name, () => {
  it.each([
    ['nothing', {}],
    ['mg alone', { dosage_mg: 45 }],
    ['a vitamin alone', { vitamin_name: 'Iron' }],
    ['the same dose in IU', { ...D3, dosage_amount: 3000, dosage_unit: 'IU' }],
    ['the same dose in mcg', { ...D3, dosage_amount: 75, dosage_unit: 'mcg' }],
  ] as const)('takes %s', (_what, sent) => {
    expect(refusedField(sent)).toBeUndefined()
  })

  it.each([
    ['an amount without a unit', { ...D3, dosage_amount: 3000 }, 'dosage_amount'],
    ['a unit without an amount', { ...D3, dosage_unit: 'IU' }, 'dosage_unit'],
    ['no vitamin', { dosage_mg: 0.075, dosage_amount: 3000, dosage_unit: 'IU' }, 'dosage_amount'],
    ['no mg', { vitamin_name: 'Iron', dosage_amount: 45, dosage_unit: 'mg' }, 'dosage_amount'],
    ['another dose', { ...D3, dosage_amount: 2000, dosage_unit: 'IU' }, 'dosage_mg'],
    ['a unit that does not fit', { ...D3, dosage_amount: 1, dosage_unit: 'tablet' }, 'dosage_mg'],
  ] as const)('refuses %s by its field', (_what, sent, field) => {
    expect(refusedField(sent)).toBe(field)
  })
})

describe(storedDose.name, () => {
  it('keeps what was typed, and null where nothing was', () => {
    expect(storedDose(0.075, { dosage_amount: 3000, dosage_unit: 'IU' })).toEqual({
      dosageMg: 0.075,
      dosageAmount: 3000,
      dosageUnit: 'IU',
    })
    expect(storedDose(45, {})).toEqual({ dosageMg: 45, dosageAmount: null, dosageUnit: null })
  })
})
