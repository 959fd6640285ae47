import { describe, expect, it } from '@jest/globals'
import { phraseOf, saidIn } from './said.js'

const PHRASES = {
  'Have {food} first.': 'Coma primero {food}.',
  'Have {food} and {other} first.': 'Coma primero {other} y {food}.',
  'Have eggs first.': 'Primero, los huevos.',
  'Was it {grams} g (about)?': '¿Eran {grams} g (más o menos)?',
  eggs: 'huevos',
  fish: 'pescado',
  oats: 'hojuelas',
}

describe(saidIn.name, () => {
  it.each([
    ['Have eggs first.', 'Primero, los huevos.'],
    ['Have fish first.', 'Coma primero pescado.'],
    ['Have eggs, fish or oats first.', 'Coma primero huevos, pescado u hojuelas.'],
    ['Have fish or something new first.', 'Coma primero fish or something new.'],
    ['Have $& first.', 'Coma primero $&.'],
    ['Have fish and eggs first.', 'Coma primero huevos y pescado.'],
    ['Was it 7.5 g (about)?', '¿Eran 7.5 g (más o menos)?'],
    ['Was it 7.5 g about?', null],
    ['toString', null],
    ['', null],
  ])('"%s" is "%s"', (english, said) => expect(saidIn(english, PHRASES, 'es')).toBe(said))
})

describe(phraseOf.name, () => {
  it('says which phrase it is, and what is filled in', () => {
    expect(phraseOf('Was it 7.5 g (about)?', PHRASES)).toEqual({
      english: 'Was it {grams} g (about)?',
      filled: { grams: '7.5' },
    })
    expect(phraseOf('Was it so?', PHRASES)).toBeNull()
  })
})
