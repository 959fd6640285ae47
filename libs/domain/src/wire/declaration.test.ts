import { describe, expect, it } from '@jest/globals'
import { claimProblem, claimsOf } from './claims.js'
import { declarationProblem } from './declaration-problem.js'

const tab = { title: 'Notes', icon: 'notes', place: 'log', order: 60 } as const
const withTab = (id: string, change: object = {}) => ({ tabs: { [id]: { ...tab, ...change } } })

describe(declarationProblem.name, () => {
  it('takes tabs and slots, and nothing at all', () => {
    expect(declarationProblem({})).toBeNull()
    expect(declarationProblem({ ...withTab('notes'), slots: { 'home.card': { order: 3 } } })).toBeNull()
    expect(declarationProblem(withTab('notes', { hue: 'mood', phone: 'bar', access: 'premium' }))).toBeNull()
  })

  it.each([
    ['home', 'belongs to the app itself'],
    ['more', 'belongs to the app itself'],
    ['Notes', 'is no id of a tab'],
    ['__proto__x', 'is no id of a tab'],
    ['a'.repeat(32), 'is no id of a tab'],
    ['', 'is no id of a tab'],
  ])('refuses a tab of the name "%s"', (id, sentence) => {
    expect(declarationProblem(withTab(id))).toContain(sentence)
  })

  it.each([
    [{ title: '' }, 'title must have 2 to 24'],
    [{ spoken: 'Notas' }, 'spoken must have a title'],
    [{ spoken: { es: {} } }, 'spoken must have a title'],
    [{ spoken: { es: { title: 'a\u202Eb' } } }, 'spoken must have a title'],
    [{ spoken: { es: { title: 'Notas', phoneTitle: 'x'.repeat(25) } } }, 'spoken must have a title'],
    [{ spoken: { es: { title: 'Notas', icon: 'notes' } } }, 'spoken must have a title'],
    [{ spoken: { en: { title: 'Notes' } } }, 'spoken must have a title'],
    [{ spoken: { xx: { title: 'Notes' } } }, 'spoken must have a title'],
    [{ title: 'x'.repeat(25) }, 'title must have'],
    [{ title: 'a\u202Eb' }, 'plain characters'],
    [{ title: 7 }, 'title must have'],
    [{ icon: 'skull' }, 'icon must be one of'],
    [{ icon: 'constructor' }, 'icon must be one of'],
    [{ place: 'bar' }, 'place must be one of top, log, more'],
    [{ phone: 'top' }, 'phone must be one of'],
    [{ order: -1 }, 'order must be a whole number'],
    [{ order: '1' }, 'order must be a whole number'],
    [{ hue: 'pink' }, 'hue must be one of'],
    [{ access: 'admin' }, 'access must be one of premium'],
    [{ opensLog: 'yes' }, 'opensLog must be true or false'],
    [{ onClick: 'x' }, 'has no field "onClick"'],
  ])('refuses a tab with %j', (change, sentence) => {
    expect(declarationProblem(withTab('notes', change))).toContain(sentence)
  })

  it.each([
    [{ slots: { 'home.top': {} } }, 'the app has no slot "home.top"'],
    [{ slots: { constructor: {} } }, 'the app has no slot'],
    [{ slots: { 'home.card': null } }, 'must be an object'],
    [{ slots: { 'home.card': { first: 1 } } }, 'first must be true or false'],
    [{ slots: [] }, 'slots must be an object'],
    [{ tabs: 'notes' }, 'tabs must be an object'],
    [{ tabs: null }, 'tabs must be an object'],
    [{ tabs: { notes: null } }, 'must be an object'],
    [{ tabs: Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`t${i}`, tab])) }, 'at most 12 tabs'],
  ])('refuses %j', (declared, sentence) => {
    expect(declarationProblem(declared)).toContain(sentence)
  })
})

describe(claimProblem.name, () => {
  const holders = new Map(
    claimsOf({ ...withTab('notes'), slots: { 'home.weight': {}, 'home.card': {} } }).map((claim) => [
      claim,
      'mfe-a',
    ]),
  )

  it('lets a remote have what it has, and what nobody has', () => {
    expect(claimProblem({ name: 'mfe-a', ...withTab('notes') }, holders)).toBeNull()
    expect(claimProblem({ name: 'mfe-b', ...withTab('other') }, holders)).toBeNull()
    expect(claimProblem({ name: 'mfe-b' }, holders)).toBeNull()
  })

  it('lets several fill a slot for several', () => {
    expect(claimProblem({ name: 'mfe-b', slots: { 'home.card': {} } }, holders)).toBeNull()
  })

  it('names whose the tab or the slot is', () => {
    expect(claimProblem({ name: 'mfe-b', ...withTab('notes') }, holders)).toBe(
      'the tab "notes" belongs to mfe-a',
    )
    expect(claimProblem({ name: 'mfe-b', slots: { 'home.weight': {} } }, holders)).toBe(
      'the slot "home.weight" belongs to mfe-a',
    )
    expect(claimProblem({ name: 'mfe-b', ...withTab('profile') }, holders)).toContain('the app itself')
    expect(claimProblem({ name: 'mfe-b', slots: { 'home.moon': {} } }, holders)).toContain('has no slot')
  })
})
