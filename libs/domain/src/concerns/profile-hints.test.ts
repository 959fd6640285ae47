import { describe, expect, it } from '@jest/globals'
import { profileHints, type HintedProfile } from './profile-hints.js'

const hintsOn = (change: Partial<HintedProfile>) =>
  profileHints({
    heightInches: 64,
    currentWeightLbs: 230,
    goalWeightLbs: 150,
    surgeryDayWeightLbs: null,
    highestWeightLbs: null,
    isPregnant: false,
    ...change,
  })
const codesOn = (change: Partial<HintedProfile>) => hintsOn(change).map(({ code }) => code)

describe(profileHints.name, () => {
  it('asks for a talk about a goal under a BMI of 18.5, and not during a pregnancy', () => {
    expect(codesOn({ goalWeightLbs: 107.9 })).toEqual([])
    const [hint] = hintsOn({ goalWeightLbs: 107.7 })
    expect(hint).toMatchObject({ code: 'goal_too_light', proposedLbs: null })
    expect(hint?.text).toContain('talk about it with your team')
    expect(codesOn({ goalWeightLbs: 107.7, isPregnant: true })).toEqual([])
    expect(codesOn({ goalWeightLbs: 130, heightInches: 74 })).toEqual(['goal_too_light'])
  })

  it('asks about earlier weights that look like a slip, and proposes kilograms where they fit', () => {
    expect(hintsOn({ surgeryDayWeightLbs: 119, highestWeightLbs: 131 })).toMatchObject([
      { code: 'surgery_day_weight', text: expect.stringContaining('kilograms?'), proposedLbs: 262.4 },
      { code: 'highest_weight', text: expect.stringContaining('kilograms?'), proposedLbs: 288.8 },
    ])
    expect(hintsOn({ highestWeightLbs: 700 })).toMatchObject([
      { code: 'highest_weight', text: expect.stringContaining('Is it right?'), proposedLbs: null },
    ])
    expect(codesOn({ surgeryDayWeightLbs: 262, highestWeightLbs: 288 })).toEqual([])
    // Years later, at the goal.
    expect(codesOn({ currentWeightLbs: 150, surgeryDayWeightLbs: 310, highestWeightLbs: 340 })).toEqual([])
  })
})
