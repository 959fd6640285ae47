import { describe, expect, it } from '@jest/globals'
import { withAnswers } from './answers.js'
import { bodyFlags, tellsOfVomiting } from './index.js'

const topics = (text: string) => bodyFlags(text).map(({ topic }) => topic)

describe(withAnswers.name, () => {
  it.each([
    'Chest pain? nope',
    'Fever? No. Chest pain? No. Leg swelling? No. All good today',
    'fever: none, calf pain: none, vomiting: none',
    'Vomiting blood: no\nBlack stool: no\nPulse: 84',
    'Short of breath? Not anymore, better than ever',
    'Fainting? Never again since I salt my broth',
    '¿Dolor de pecho? No. ¿Fiebre? Ninguna. Todo bien',
    '¿Se desmayó? No, gracias a Dios',
    'Trouble swallowing? no. Blood in urine? no',
  ])('leaves out what was asked for and is not there: %s', (text) => expect(topics(text)).toEqual([]))

  it.each([
    ['Any chest pain? No but my calf is swollen and hot', 'leg'],
    ['Chest pain? Yes. Fainted? No', 'chest_pain'],
    ['Black stools? No idea, I did not look', 'black_stool'],
    ['Is chest pain normal? No one answers me', 'chest_pain'],
    ['Should I wait with black stools? No, right?', 'black_stool'],
    ['Able to drink? nope', 'cannot_drink'],
    ['Keeping water down? no', 'cannot_drink'],
    ['Peed today? none', 'no_urine'],
    ['Tomar agua? nada, todo lo vomito', 'cannot_drink'],
  ] as const)('hears what is there all the same: %s', (text, topic) => expect(topics(text)).toContain(topic))

  it('is no vomiting to be asked about, either', () => {
    expect(tellsOfVomiting('Vomiting? no')).toBe(false)
    expect(tellsOfVomiting('Fever? no. Vomiting? all night')).toBe(true)
  })
})
