import { describe, expect, it } from '@jest/globals'
import { tellsOfVomiting } from './index.js'

describe(tellsOfVomiting.name, () => {
  it.each([
    'I have been vomiting since yesterday',
    'Threw up twice after dinner',
    "can't keep anything down",
    'Can’t even keep water down today.',
    'nothing stays down',
    'everything I drink comes right back up',
    'puking all night',
    'Vomitó... vomito todo lo que como',
    'no puedo retener el agua',
    'I keep throwing up my food',
  ])('hears "%s"', (text) => expect(tellsOfVomiting(text)).toBe(true))

  it.each([
    'No vomiting today, yay',
    'I have not thrown up once this week',
    "I can't slow down at work",
    'My weight is going down and nothing hurts',
    'I brought up my weight with my doctor',
    'Feeling down today',
    'Sat down to a calm lunch',
  ])('hears nothing in "%s"', (text) => expect(tellsOfVomiting(text)).toBe(false))
})
