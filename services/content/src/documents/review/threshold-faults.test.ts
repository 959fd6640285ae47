import { describe, expect, it } from '@jest/globals'
import { quotedWords } from './source-strings.js'
import { thresholdFaults, wordFaults } from './threshold-faults.js'

describe(wordFaults.name, () => {
  it.each([
    'Call your surgeon if you vomit for more than 8 hours.',
    'Vomiting for up to 24 hours is normal.',
    'Vomiting a day or two is fine.',
    'Call if you throw up for twelve hours.',
    'Call if nothing stays down for 24 hours.',
    'If you cannot keep water down for a day, call.',
    'Vomiting for 2 or 3 days: call your team.',
    'Call if vomiting lasts longer than a week.',
    'A fever over 102 F needs a call.',
    'Call for a fever of 38.5 °C.',
    'Call if your temperature is above 39.',
    'Get help if pus and a fever above 100.9 show.',
    'Call 911 when your heart rate is over 140.',
    'A pulse of 130 beats a minute is fine.',
    'Call if your heart beats 110 times a minute.',
    'A pulse 60 above your usual is an emergency.',
    'Call if you pass no urine for 12 hours.',
    'Call if you have not peed for a day.',
    'Call if there is no stool for 5 days.',
    'Call if loose stools go on for a week.',
    'Call if nausea lasts over 72 hours.',
    'Call if pain gets worse for 12 hours.',
    'Drink 100 ounces a day.',
    'Drink at least 20 ounces daily.',
    'Drink 3 liters of water a day.',
    'Aim for 40 grams of protein a day.',
    'You need forty grams of protein daily.',
    'Eat 150 g of protein per day.',
    'Eat 300 calories a day.',
    'Stay under 2,500 kcal a day.',
  ])('finds what is wrong: %s', (text) => expect(wordFaults([text])).not.toEqual([]))

  it.each([
    'Vomiting over 4 hours, or nothing stays down for 12 hours: call now.',
    'Call if you vomit for more than four hours.',
    'If vomiting comes back on 2 or 3 days in any month, also ask about thiamin before a glucose drip.',
    'A fever of 100.4 F (38.0 C) in the first 30 days, 101 F (38.3 C) later: call.',
    'Heart rate over 120, or 40 above usual, that lasts: call 911.',
    'In week 6 your pulse may be 80.',
    'Cook it to a temperature of 165 F.',
    'Drink 64 ounces a day.',
    'Under 32 ounces a day for 2 days: call.',
    'Get 60 to 80 grams of protein a day.',
    'Wait 30 minutes after a meal before you drink.',
    'No urine for 8 hours: call.',
    'If nausea lasts over 24 hours, call.',
    'Call if no stool comes for more than 3 days.',
    'Keep calcium and iron 2 hours apart.',
    'Skip coffee and other drinks with caffeine for the first 30 days.',
  ])('leaves what is right: %s', (text) => expect(wordFaults([text])).toEqual([]))

  it('names the figure and the section that is right', () => {
    expect(wordFaults(['Call if you vomit for 8 hours.'])).toEqual([
      'vomiting: "8 hours" is not in the table (health-rules 9b.5) — Call if you vomit for 8 hours.',
    ])
  })
})

describe(thresholdFaults.name, () => {
  it('reads the cells of a row together', () => {
    const row = (...cells: string[]) => ({ rows: [cells] })
    expect(thresholdFaults(row('Vomiting for 2 or 3 days', 'Thiamin', 'Call and ask about thiamin'))).toEqual(
      [],
    )
    expect(thresholdFaults(row('Vomiting for 24 hours', 'Call your surgeon'))).toHaveLength(1)
  })
})

describe(quotedWords.name, () => {
  it('takes what is quoted, without comments, and without what a constant puts in', () => {
    const source = "/** 'not this one' */ const a = 'Call us now'; const b = `Over ${HOURS} hours`"
    expect(quotedWords(source)).toEqual(['Call us now', 'Over … hours'])
  })
})
