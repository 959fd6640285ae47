import { describe, expect, it } from '@jest/globals'
import { addDays } from '../days/days.js'
import { phaseOn } from '../phases/phases.js'
import { cupsOn, LAST_LIQUID_DAY } from './cups.js'
import { asksHowLong } from './pace.js'

const SURGERY = '2026-11-01'
const onDay = (n: number) => cupsOn(SURGERY, addDays(SURGERY, n))

describe(cupsOn.name, () => {
  it('is an ounce while there are sips only, two while all is liquid, and a glass from purees on', () => {
    expect([0, 1, 2, 13, 14, 400].map((n) => onDay(n).glassOz)).toEqual([1, 1, 2, 2, 8, 8])
  })

  it('is the usual glass before surgery and where the day of surgery is not known', () => {
    expect([onDay(-1), cupsOn(null, SURGERY)].map(({ glassOz }) => glassOz)).toEqual([8, 8])
  })

  it('offers sips for as long as the phases are liquid', () => {
    expect(phaseOn({ surgeryDate: SURGERY }, addDays(SURGERY, LAST_LIQUID_DAY))?.key).toBe('full')
    expect(phaseOn({ surgeryDate: SURGERY }, addDays(SURGERY, LAST_LIQUID_DAY + 1))?.key).toBe('puree')
  })

  it('has the glass of Home among the cups, and in the first two weeks none that would be asked about', () => {
    for (let n = -3; n <= 60; n += 1) {
      const { glassOz, cupsOz } = onDay(n)
      expect(cupsOz).toContain(glassOz)
      expect([...cupsOz].sort((a, b) => a - b)).toEqual(cupsOz)
      const asked = cupsOz.filter((oz) => asksHowLong(oz, SURGERY, addDays(SURGERY, n)))
      if (n <= LAST_LIQUID_DAY) expect(asked).toEqual([])
    }
  })
})
