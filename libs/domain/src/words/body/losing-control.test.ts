import { describe, expect, it } from '@jest/globals'
import { bodyFlags } from './index.js'
import { LOSING_CONTROL } from './losing-control.js'

const topics = (text: string) => bodyFlags(text).map(({ topic }) => topic)

describe('what is said of losing control', () => {
  it.each([
    'i binged again',
    'ate everything in the car and couldnt stop even tho it hurt',
    'cant stop eating once i start',
    'hid the wrappers in the trash so nobody would know',
    'weighed myself 14 times today',
    'otra vez me di un atracon',
    'comi hasta que me dolio y no pude parar',
    'como a escondidas todas las noches',
  ])('hears "%s"', (text) => expect(topics(text)).toContain('eating'))

  it.each([
    'hubo un atraco en mi calle anoche, puro susto',
    'ate my eggs, didnt stop for coffee',
    'ate lunch and did not stop at the gas station',
    'ate 2 oz of chicken and couldnt stop sneezing',
    'the wind was out of control during our picnic, ate a salad',
    'binged the whole season with my sister',
    'havent had a binge since surgery',
    'como pollo, no puedo dejar de recomendar la receta',
    'vacie la nevera para limpiarla',
    'i ate until i was satisfied, 3 oz',
  ])('takes "%s" for what it is', (text) => expect(topics(text)).not.toContain('eating'))

  it('is in phrases that are written once', () => {
    expect(new Set(LOSING_CONTROL).size).toBe(LOSING_CONTROL.length)
  })
})
