import { describe, expect, it } from '@jest/globals'
import { levelFaults } from './level-rules.js'

describe(levelFaults.name, () => {
  it.each([
    ['bloody_stool', 'Black stools: mention it at your next visit.'],
    ['bloody_stool', 'Blood in your stool is common and goes away on its own.'],
    ['chest_pain', 'Chest pain? Wait. Pain in your chest can be normal after surgery.'],
    ['chest_pain', 'For chest pain, call your surgeon now.'],
    ['short_of_breath', 'Call right away if you are short of breath.'],
    ['fainted', 'If you faint, tell your team this week.'],
    ['vomiting_blood', 'Vomiting blood: call during office hours.'],
    ['cannot_swallow_spit', 'When you cannot swallow your saliva, call us tomorrow.'],
    ['confused_or_unsteady', 'Confusion and double vision usually pass on their own.'],
    ['hot_swollen_leg', 'One leg is swollen? Call your clinic today.'],
    ['nothing_stays_down', 'When nothing stays down, wait and see.'],
    ['no_urine', 'No urine since morning is no reason to call.'],
    ['wound_trouble', 'Pus at the wound: ask at your next appointment.'],
    ['vomiting_long', 'Vomiting for more than 4 hours: call during office hours.'],
    ['bloody_stool', 'Heces negras: avise en su próxima cita.'],
    ['short_of_breath', 'Si tiene falta de aire, llame mañana.'],
    // A call without an hour is made when there is time.
    ['short_of_breath', 'Call if you are short of breath, pale or tired.'],
    ['vomiting_blood', 'Call for blood in vomit or a fast heart.'],
    ['belly_pain_worse', 'Tell your team about bad belly pain that gets worse.'],
    ['belly_pain_worse', 'Llame por un dolor fuerte en el vientre que empeora.'],
    ['little_or_dark_urine', 'Dark urine, a dry mouth or dizziness: call your care team.'],
    ['little_or_dark_urine', 'Dark urine can mean you need more to drink.'],
    ['little_or_dark_urine', 'Is your urine very dark? Start sipping now.'],
  ])('names %s where it is put off: %s', (sign, text) => {
    const [first] = levelFaults(text)
    expect(first).toMatch(new RegExp(`^${sign} is "(?:emergency|surgeon_now)" in the table`, 'u'))
  })

  it.each([
    'Black or bloody stools: call 911.',
    'Call {number} now for chest pain, trouble breathing or fainting.',
    'Call your surgeon now if nothing stays down for 12 hours.',
    'Hair loss and a little nausea are common. Mention it at your next visit.',
    'Iron can make stools dark, and that is normal.',
    'If you faint, get emergency help now; if you are only dizzy, call during office hours.',
    'Chest pain is an emergency.',
    'Very little or dark urine: call your surgeon now.',
    'Call 911 now for any of these: fainting, or bad belly pain that gets worse.',
    'Ask your dietitian how much to drink. Sip water when you feel better.',
    'Most people vomit now and then.',
    'Heces negras o con sangre: llame al 911.',
  ])('leaves what is right: %s', (text) => expect(levelFaults(text)).toEqual([]))

  it('says the sign, its level and where it stands', () => {
    expect(levelFaults('If you faint, tell your team this week.')).toEqual([
      'fainted is "emergency" in the table (health-rules 6.1), not "office_hours" — If you faint, tell your team this week.',
    ])
  })
})
