import { describe, expect, it } from '@jest/globals'
import { bodyFlags } from './index.js'
import { toldOf } from './told-of.js'

const hasFlag = (text: string) => bodyFlags(text).length > 0

// Sisters, brothers, friends and grown children as well as partners and parents. Source: decision 156.
describe('somebody near, whoever it is', () => {
  it.each([
    ['mi hermana se puso blanca y se desmayó', 'fainted'],
    ['mi hermana se puso blanca y se desmayo', 'fainted'],
    ["my sister's leg is swollen", 'leg'],
    ['help my brother collapsed in the hallway and hit his head', 'fainted'],
    ['my mom has been throwing up since yesterday', 'vomiting_long'],
    ["wife's heart rate is 140 and she is just lying there", 'racing_heart'],
    ['a mi mamá le late el corazón rapidísimo', 'racing_heart'],
    ['mi hermana tiene 39.5 de fiebre y le tiembla todo', 'fever'],
    ["my mom hasn't peed all day", 'no_urine'],
    ['her incision opened and stuff is pouring out', 'wound'],
    ['I think my dad is confused, he keeps asking where he is', 'confused'],
    ['my husband was fine at lunch, but now he has chest pain', 'chest_pain'],
    ['my best friend passed out when she stood up', 'fainted'],
    ['mi mamá camina como borracha y se le mueven los ojos', 'double_vision'],
    ["don't know if she is breathing, she won't wake up", 'short_of_breath'],
  ])('is heard: %s', (text, topic) => expect(bodyFlags(text).map((flag) => flag.topic)).toContain(topic))

  it.each([
    'my husband has the flu with a fever of 102 and chills',
    'mi suegra tiene fiebre, yo estoy bien',
    'my sister fainted at the wedding, she is fine now',
    'Mom fainted this morning. She is okay now.',
    'my brother has a stomach bug and is vomiting since yesterday',
    'my dad had a heart attack at 52',
    'mi hermano se desmayó el año pasado',
    'if she faints I have to call the nurse',
    'my wife passes out when she sees blood',
    'my kid has a fever of 102',
    'dad has chest pain, we are in the ER with him',
    'the cat threw up all night, my sister is at the vet with her',
    "my son's leg is swollen from football",
    'watched a drama, guy coughs up blood every episode',
    'grandpa was rushed in with chest pain',
  ])('is not heard where something settles it: %s', (text) => expect(hasFlag(text)).toBe(false))

  it('takes "he" and "she" for whoever was named before', () => {
    expect(hasFlag('My dog is old. He fainted today and his leg is swollen.')).toBe(false)
    expect(hasFlag('My husband is home. He fainted today and his leg is swollen.')).toBe(true)
  })
})

describe(toldOf.name, () => {
  it('reads them as of her, apart from whoever is further away and whoever writes', () => {
    expect(toldOf('my sisters leg is red, i am fine')).toEqual({ close: 'her leg is red,\n', further: '' })
    expect(toldOf('a friend fainted and i ran')).toEqual({ close: '', further: 'she fainted \n' })
    expect(toldOf('my chest hurts')).toEqual({ close: '', further: '' })
  })

  it('is bounded', () => {
    const told = toldOf('she is pale '.repeat(2000))
    expect(told.close.length).toBeLessThan(3000)
  })
})
