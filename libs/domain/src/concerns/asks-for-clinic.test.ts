import { describe, expect, it } from '@jest/globals'
import { asksForClinic } from './asks-for-clinic.js'
import { CONCERN_IDS } from './concern.js'
import { CONCERN_WORDS } from './messages.js'

describe(asksForClinic.name, () => {
  it('stands beside every concern whose words send to the team, the surgeon or the clinic', () => {
    const sends = CONCERN_IDS.filter((id) =>
      /\b(?:your (?:care )?team|surgeon|clinic|call now)\b/.test(
        `${CONCERN_WORDS[id].title} ${CONCERN_WORDS[id].text}`,
      ),
    )
    expect(sends.length).toBeGreaterThan(8)
    expect(sends.filter((id) => !asksForClinic(id))).toEqual(
      CONCERN_IDS.filter((id) => id === 'low_mood' && sends.includes(id)),
    )
  })

  it('leaves the lines of a crisis and of an emergency alone, and kind words', () => {
    expect(['crisis_words', 'recovery_emergency', 'low_mood', 'plateau'].map(asksForClinic)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(asksForClinic('of_a_newer_server')).toBe(true)
  })
})
