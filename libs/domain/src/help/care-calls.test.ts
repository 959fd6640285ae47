import { describe, expect, it } from '@jest/globals'
import { careCalls, isOfficeTime } from './care-calls.js'

describe(careCalls.name, () => {
  const numbers = {
    surgeon: '+1 555 010 0100',
    officePhone: '(555) 010-0199',
    afterHoursPhone: '555.010.0111',
  }

  it('calls the surgeon first, then who answers now', () => {
    const [surgeon, office, late] = [
      { who: 'surgeon', label: 'Call my surgeon', href: 'tel:+15550100100' },
      { who: 'officePhone', label: 'Call my clinic', href: 'tel:5550100199' },
      { who: 'afterHoursPhone', label: 'Call after hours', href: 'tel:5550100111' },
    ]
    expect(careCalls(numbers, true)).toEqual([surgeon, office, late])
    expect(careCalls(numbers, false)).toEqual([surgeon, late, office])
  })

  it('calls each number once', () => {
    expect(careCalls({ surgeon: '555 010 0199', officePhone: '(555) 010-0199' }, true)).toEqual([
      { who: 'surgeon', label: 'Call my surgeon', href: 'tel:5550100199' },
    ])
  })

  it('has nobody to call where nothing can be dialed', () => {
    const nobody = { surgeon: '', officePhone: null, afterHoursPhone: 'front desk' }
    expect([careCalls({}, true), careCalls(nobody, false)]).toEqual([[], []])
  })
})

describe(isOfficeTime.name, () => {
  it.each([
    ['2026-11-27', 7, false],
    ['2026-11-27', 8, true],
    ['2026-11-27', 16, true],
    ['2026-11-27', 17, false],
    ['2026-11-28', 10, false],
    ['2026-11-29', 10, false],
    ['2026-11-30', 10, true],
  ])('on %s at %d: %s', (day, hour, isOpen) => {
    expect(isOfficeTime(day, hour)).toBe(isOpen)
  })
})
