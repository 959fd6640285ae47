import { describe, expect, it } from '@jest/globals'
import { bodyFlags } from './body/index.js'
import { crisisFamilies } from './crisis/index.js'

const topicsOf = (text: string) => bodyFlags(text).map(({ topic }) => topic)
const raised = (text: string) => [...crisisFamilies(text), ...topicsOf(text)]

describe('a means in view at a bad hour', () => {
  it.each([
    '3am and im looking at the knife block',
    'awake at 4 eyeing the knives. not a good night',
    'son las 3 de la mañana y estoy mirando los cuchillos de la cocina',
    'no me dejen sola con los cuchillos esta noche',
  ])('is heard in %p', (text) => {
    expect(crisisFamilies(text)).toContain('method_plan')
  })

  it.each([
    'finally bought a knife block, chopped veggies at 7am like a chef',
    'looking at the knives at target, which one is good for chicken?',
    'compré un bloque de cuchillos nuevo, por fin corto bien el pollo',
    'la navaja nueva me dejó las piernas lisas',
  ])('is not heard in %p', (text) => {
    expect(raised(text)).toEqual([])
  })
})

describe('what became better', () => {
  it.each([
    'took the stairs, out of breath but less than last year',
    'huffing up the stairs but way less than before surgery',
    'llegué agitada, pero mucho menos que el año pasado',
  ])('raises nothing in %p', (text) => {
    expect(raised(text)).toEqual([])
  })

  it.each([
    ['out of breath lying down but less than last night', 'short_of_breath'],
    ['out of breath, less than last week but it started at rest', 'short_of_breath'],
    ['out of breath but less than an hour ago i was fine', 'short_of_breath'],
    ['im more out of breath on the stairs than last week', 'short_of_breath'],
    ['me falta más el aire que la semana pasada', 'short_of_breath'],
    ['swelling is down since surgery but my right calf is red and hot', 'leg'],
    ['tuvo un infarto hace 5 minutos', 'chest_pain'],
    ['creo que tuve un infarto hace una hora', 'chest_pain'],
    ['i forgot my own name at home this morning', 'confused'],
  ])('hides no sign in %p', (text, topic) => {
    expect(topicsOf(text)).toContain(topic)
  })
})

describe('control that is lost of a car', () => {
  it.each([
    'lost control of the car on ice, ate soup for dinner',
    'deer ran out and i swerved into the ditch, insurance is calling monday',
    'perdí el control del coche por la lluvia y choqué con un poste, estoy bien',
  ])('raises nothing in %p', (text) => {
    expect(raised(text)).toEqual([])
  })

  it.each([
    'i lost control of the car and hoped i would die',
    'skidded on the rain, wish it had killed me',
    'every overpass i think about turning the wheel',
    'perdí el control del carro y ojalá me hubiera muerto',
    'lost control of the car on ice, i want to die',
  ])('hides no crisis in %p', (text) => {
    expect(crisisFamilies(text)).not.toEqual([])
  })

  it('hides no sign beside it', () => {
    expect(topicsOf('lost control of the car on ice and now my chest hurts')).toContain('chest_pain')
    expect(topicsOf('lost my balance on the ice, hit head, seeing double now')).toContain('double_vision')
  })
})
