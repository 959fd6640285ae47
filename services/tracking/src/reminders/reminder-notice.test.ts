import { describe, expect, it } from '@jest/globals'
import { REMINDER_MESSAGES } from '@gb/domain'
import { noticePayload, reminderText, testPayload } from './reminder-notice.js'

const hidden = (items: Parameters<typeof reminderText>[0]['items']) => ({ items, showDetails: false })
const shown = (items: Parameters<typeof reminderText>[0]['items']) => ({ items, showDetails: true })

describe(reminderText.name, () => {
  it('says nothing about health unless it may, and the same as a device that cannot read it', () => {
    expect(reminderText(hidden(['weigh_in', 'mood']), 'en')).toBe(REMINDER_MESSAGES.neutral)
    expect(reminderText(hidden(['weigh_in', 'mood']), 'es')).toBe('Es hora de su registro')
  })

  it('lists what it is about as the language lists it', () => {
    expect(reminderText(shown(['fluids']), 'en')).toBe('Time for a drink')
    expect(reminderText(shown(['vitamins_morning', 'fluids', 'mood']), 'en')).toBe(
      'Time for morning vitamins, a drink, and a note on your mood',
    )
    expect(reminderText(shown(['vitamins_morning', 'fluids', 'mood']), 'es')).toBe(
      'Es hora de tomar las vitaminas de la mañana, beber algo y anotar su estado de ánimo',
    )
  })
})

describe('what a device gets', () => {
  const notice = { userId: 'u', dueAt: new Date(7), ...shown(['weigh_in']) }
  const read = (payload: string) => JSON.parse(payload) as object

  it('is in its language, with the words of its buttons', () => {
    expect(read(noticePayload(notice, 'es'))).toMatchObject({
      body: 'Es hora de pesarse',
      language: 'es',
      snooze: { '10_minutes': 'En 10 minutos', '1_hour': 'En 1 hora' },
    })
    expect(read(testPayload('u', 'es'))).toMatchObject({
      language: 'es',
      body: expect.stringMatching(/^Es una prueba\./u),
    })
  })

  it('is the same reminder in each language', () => {
    const [english, spanish] = [read(noticePayload(notice, 'en')), read(noticePayload(notice, 'es'))]
    const facts = { tag: 'reminder-7', user_id: 'u', can_snooze: true, open: 'weight' }
    expect(english).toMatchObject(facts)
    expect(spanish).toMatchObject(facts)
  })
})
