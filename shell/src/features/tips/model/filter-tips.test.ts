import { describe, expect, it } from '@jest/globals'
import { countTips, filterTips, type TipLists } from './filter-tips'

const checked = { source: 'Iron Clinic', review_date: '2026-11-20' }
const TIPS: TipLists = {
  dos: [
    { text: 'Sip water all day.', ...checked },
    { text: 'Take iron away from coffee.', ...checked },
  ],
  donts: [{ text: 'No straws.', ...checked }],
  food_swaps: [
    { instead_of: 'Iced coffee with sugar', choose: 'Decaf iced tea', reason: 'No sugar.', ...checked },
  ],
  fluid_tips: [],
  vitamin_reminders: [],
  exercise_tips: [
    {
      phase: 'Days 0 to 13',
      from_day: 0,
      to_day: 13,
      duration: '10 minutes',
      image: '/coffee.svg',
      image_alt: 'A cup of coffee',
      activities: ['Slow walks', 'Ankle pumps'],
      notes: 'No lifting.',
      ...checked,
    },
  ],
  side_effects: [],
}

describe(filterTips.name, () => {
  it('gives everything while nothing is typed', () => {
    expect(filterTips(TIPS, '  ')).toEqual(TIPS)
    expect(countTips(TIPS)).toBe(5)
  })

  it('finds every typed word in any part that is shown, whatever its capitals', () => {
    expect(countTips(filterTips(TIPS, 'COFFEE'))).toBe(2)
    expect(filterTips(TIPS, 'coffee iron').dos).toHaveLength(1)
    expect(filterTips(TIPS, 'ankle').exercise_tips).toHaveLength(1)
  })

  it('does not find what stands only in a source or a picture', () => {
    expect(countTips(filterTips(TIPS, 'clinic'))).toBe(0)
    expect(filterTips(TIPS, 'coffee').exercise_tips).toEqual([])
  })
})
