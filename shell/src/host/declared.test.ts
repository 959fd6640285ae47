import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { REMOTES } from '../remotes/registry/declared.fixture'
import { createDeclared, declaredBy } from './declared'
import { readDeclaration } from './read-declaration'

const tab = { title: 'Notes', icon: 'notes', place: 'log', order: 60 } as const
const notes = { name: 'mfe-notes', tabs: { notes: tab }, slots: { 'home.card': { order: 2 } } }

describe(declaredBy.name, () => {
  it('knows whose each tab and each slot is', () => {
    const { tabs, fillers, first } = declaredBy(REMOTES)
    expect([...tabs.keys()]).toEqual(['premium', 'scan', 'vitamins', 'fluids', 'weight', 'mood'])
    expect(tabs.get('weight')?.remote).toBe('mfe-tracking')
    expect(fillers.get('home.protein')).toEqual(['mfe-scan'])
    expect(first).toEqual(['mfe-scan', 'mfe-tracking'])
  })

  it("lets nobody take what is another one's, or the app's own, and keeps the rest", () => {
    const thief = (name: string, id: string) => ({ name, tabs: { [id]: tab } })
    const { tabs, refused } = declaredBy([
      ...REMOTES,
      thief('mfe-x', 'weight'),
      thief('mfe-y', 'home'),
      notes,
    ])
    expect(tabs.get('weight')?.remote).toBe('mfe-tracking')
    expect(tabs.has('home')).toBe(false)
    expect(tabs.get('notes')?.remote).toBe('mfe-notes')
    expect(Object.fromEntries(refused)).toEqual({
      'mfe-x': 'the tab "weight" belongs to mfe-tracking',
      'mfe-y': 'the tab "home" belongs to the app itself',
    })
  })

  it('has several fillers of a slot for several, in their order', () => {
    const other = { name: 'mfe-a', slots: { 'home.card': { order: 3 } } }
    expect(declaredBy([other, notes]).fillers.get('home.card')).toEqual(['mfe-notes', 'mfe-a'])
  })
})

describe(createDeclared.name, () => {
  beforeEach(() => localStorage.clear())

  it('begins with what was declared at the last visit', () => {
    expect(createDeclared().get().standing).toBe('asked')
    createDeclared().learn([notes])
    const again = createDeclared()
    expect(again.get().standing).toBe('known')
    expect(again.get().tabs.get('notes')?.title).toBe('Notes')
  })

  it('tells of what is new, and only then', () => {
    const declared = createDeclared()
    const listener = jest.fn()
    declared.subscribe(listener)
    declared.learn([notes])
    declared.learn([notes])
    expect(listener).toHaveBeenCalledTimes(1)
    declared.learn([])
    expect(declared.get().tabs.size).toBe(0)
  })

  it('keeps what is known when the list does not come', () => {
    const fresh = createDeclared()
    fresh.giveUp()
    expect(fresh.get().standing).toBe('unreachable')
    fresh.learn([notes])
    fresh.giveUp()
    expect(fresh.get()).toMatchObject({ standing: 'known' })
  })

  it.each([
    '',
    '{',
    '[]x',
    'null',
    '{"a":1}',
    '[{"name":"mfe-x","tabs":{"a":{"title":7}}}]',
    '[1,null,{"name":3}]',
  ])('survives what lies in the browser: %s', (text) => {
    localStorage.setItem('gb.declared', text)
    expect(createDeclared().get().tabs.size).toBe(0)
  })
})

describe(readDeclaration.name, () => {
  it('leaves out what it cannot read', () => {
    const read = readDeclaration({
      tabs: {
        notes: tab,
        'BAD ID': tab,
        other: null,
        plain: 'x',
        untitled: { order: 1 },
        nowhere: { title: 'No' },
      },
      slots: { 'home.card': { order: 1 }, 'home.new': 3 },
    })
    expect(read).toEqual({ tabs: { notes: tab }, slots: { 'home.card': { order: 1 } } })
    for (const odd of [null, 7, 'x', { tabs: [], slots: 3 }])
      expect(readDeclaration(odd)).toEqual({ tabs: {}, slots: {} })
  })
})
