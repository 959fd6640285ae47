import { describe, expect, it } from '@jest/globals'
import { bodyFlags, type FlagTopic } from './body/index.js'
import { crisisFamilies } from './crisis/index.js'

describe('words that were missed', () => {
  it.each([
    'jealous of my aunt in her coffin',
    'I snap a rubber band on my wrist until it bleeds',
    'all I am to them is an expense',
    'a veces cruzo la calle a ver si hay suerte',
    'mis hijos crecerían mejor con otra mamá',
    'me senté en las vías y esperé',
  ])('hears "%s"', (text) => {
    expect(crisisFamilies(text)).not.toEqual([])
  })

  it.each([
    ["haven't held down so much as a spoonful of broth", 'cannot_drink'],
    ['I am no longer able to swallow liquids', 'cannot_drink'],
    ['I have to shut one eye to read, the words double', 'double_vision'],
    ['tomo bisacodil para que no se me pegue nada', 'eating'],
  ] as const)('hears "%s" as %s', (text, topic: FlagTopic) => {
    expect(bodyFlags(text).map((flag) => flag.topic)).toContain(topic)
  })
})

describe('Spanish of everyday', () => {
  it.each([
    'me siento contenta conmigo misma',
    'comí dos bocados',
    'me cuesta acordarme de tomar agua',
    'me salió la babita por comer rápido',
    'anoche dormí tan rico que no quería despertar',
    'ya tengo todo listo para irme el viernes, maletas y pasaporte',
    'me duele el pecho de las lagartijas',
    'casi me desmayo cuando vi la cuenta',
    'las heriditas ya cerraron, secas, sin rojo',
  ])('stays quiet at "%s"', (text) => {
    expect([...crisisFamilies(text), ...bodyFlags(text)]).toEqual([])
  })
})
