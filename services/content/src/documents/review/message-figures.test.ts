import { describe, expect, it } from '@jest/globals'
import { messageFigureFaults } from './message-figures.js'

const faults = (english: unknown, spanish: unknown) => messageFigureFaults({ path: 'x', english, spanish })

describe(messageFigureFaults.name, () => {
  it('lets messages say the same figures, and forms of a plural be others', () => {
    expect(
      faults(
        {
          wait: { long: 'Wait 30 minutes.' },
          hours: 'Over {FEVER__F} °F for {HOURS} hours',
          days: '{count, plural, one {# day of 7} other {# days of 7}}',
        },
        {
          wait: { long: 'Espere 30 minutos.' },
          hours: 'Más de {FEVER__F} °F por {HOURS} horas',
          days: '{count, plural, one {# día de 7} many {# de días de 7} other {# días de 7}}',
        },
      ),
    ).toEqual([])
  })

  it('finds another figure and another number of libs/domain, with the place', () => {
    const found = faults(
      { wait: { long: 'Wait 30 minutes.' }, hours: 'For {HOURS} hours', list: ['2 oz'] },
      { wait: { long: 'Espere 3 minutos.' }, hours: 'Por horas', list: ['2 g'] },
    )
    expect(found).toHaveLength(5)
    expect(found[0]).toContain('x.es: wait.long lacks "30 minutes"')
    expect(found[2]).toBe('x.es: hours names no number of libs/domain, English {HOURS}')
    expect(found[3]).toContain('x.es: list.0 lacks "2 oz"')
  })

  it('leaves alone what differs on purpose', () => {
    expect(
      faults({ call: 'Call 988' }, { '@figures': ['call'], call: 'Llame al 988 y oprima el 2' }),
    ).toEqual([])
  })
})
