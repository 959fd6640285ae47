import { describe, expect, it } from '@jest/globals'
import { OWN_TABS, type DeclaredTab } from '@gb/domain'
import { declaredBy, declaredIn } from '../host/declared'
import { firstCatalog } from '../messages/generated/first'
import { REMOTES } from '../remotes/declared.fixture'
import { barPlaceOf, barPlaces, firstLog, isLog, logPlaces, morePlaces, railGroups, titleOf } from './places'

const product = declaredBy(REMOTES)
const notes = { title: 'Notes', icon: 'notes', place: 'log', order: 60 } as const
const withTab = (change: Partial<DeclaredTab> = {}) =>
  declaredBy([...REMOTES, { name: 'mfe-notes', tabs: { notes: { ...notes, ...change } } }])
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)
const rail = (declared = product, isPremium = false) =>
  railGroups(declared, isPremium).map(({ label, items }) => [label, ...labels(items)])

const MORE = ['Profile', 'Is this normal?', 'Tips', 'About', 'Privacy', 'Terms', 'Settings']

describe('the places of the product', () => {
  it('stand as they always did', () => {
    expect(rail()).toEqual([
      [undefined, 'Home', 'Scan'],
      ['Log', 'Vitamins', 'Fluids', 'Weight', 'Mood'],
      ['More', ...MORE],
    ])
    expect(rail(product, true).at(-1)).toEqual(['More', 'Premium', ...MORE])
    expect(labels(logPlaces(product))).toEqual(['Food', 'Vitamins', 'Fluids', 'Weight', 'Mood'])
    expect(labels(morePlaces(product, false))).toEqual(MORE)
    expect(labels(morePlaces(product, true))).toEqual(MORE)
    expect(labels(barPlaces(product, false))).toEqual(['Home', 'Log', 'Add', 'Learn', 'More'])
    expect(labels(barPlaces(product, true))).toEqual(['Home', 'Log', 'Add', 'Premium', 'More'])
    expect(firstLog(product)).toBe('fluids')
  })

  it.each([
    ['home', 'home', 'home'],
    ['scan', 'log', 'log'],
    ['weight', 'log', 'log'],
    ['premium', null, 'premium'],
    ['tips', 'learn', 'more'],
    ['about', 'more', 'more'],
    ['more', 'more', 'more'],
  ] as const)('know where %s belongs: %s, with premium %s', (view, place, withPremium) => {
    expect(barPlaceOf(view, product, false)).toBe(place)
    expect(barPlaceOf(view, product, true)).toBe(withPremium)
  })

  it('have the name of each screen', () => {
    expect(titleOf('scan', product)).toBe('Scan')
    expect(titleOf('normal', product)).toBe('Is this normal?')
    for (const id of OWN_TABS) expect(titleOf(id, declaredBy([]))).not.toBe('')
  })
})

describe('a tab that a new remote declares', () => {
  it('stands among the logs, by its order', () => {
    expect(rail(withTab())[1]).toEqual(['Log', 'Vitamins', 'Fluids', 'Weight', 'Mood', 'Notes'])
    expect(rail(withTab({ order: 35 }))[1]).toEqual(['Log', 'Vitamins', 'Fluids', 'Notes', 'Weight', 'Mood'])
    expect(labels(logPlaces(withTab()))).toEqual(['Food', 'Vitamins', 'Fluids', 'Weight', 'Mood', 'Notes'])
    expect([isLog('mood', withTab()), isLog('premium', withTab())]).toEqual([true, false])
  })

  it('stands beside Home and in the row of the logs, or under More, as it says', () => {
    expect(rail(withTab({ place: 'top' }))[0]).toEqual([undefined, 'Home', 'Scan', 'Notes'])
    expect(labels(logPlaces(withTab({ place: 'top' })))).toContain('Notes')
    expect(rail(withTab({ place: 'more' })).at(-1)).toEqual(['More', 'Notes', ...MORE])
    expect(labels(morePlaces(withTab({ place: 'more' }), false))).toEqual(['Notes', ...MORE])
  })

  it('stands in the bar when there is room, else under More', () => {
    const bar = withTab({ place: 'more', phone: 'bar' })
    expect(labels(barPlaces(bar, false))).toEqual(['Home', 'Log', 'Add', 'Notes', 'More'])
    expect(labels(barPlaces(bar, true))).toEqual(['Home', 'Log', 'Add', 'Premium', 'More'])
    expect(labels(morePlaces(bar, true))).toEqual(['Notes', ...MORE])
  })

  it('is shown to people with premium only, when it says so', () => {
    const gated = withTab({ place: 'more', access: 'premium' })
    expect(labels(morePlaces(gated, false))).not.toContain('Notes')
    expect(labels(morePlaces(gated, true))).toContain('Notes')
  })
})

describe('while no list of remotes ever came', () => {
  const unknown = declaredBy([], 'asked')

  it('only what stands above everything is drawn, so that nothing moves', () => {
    expect(rail(unknown)).toEqual([[undefined, 'Home']])
    expect(labels(barPlaces(unknown, false))).toEqual(['Home', 'Log', 'Add', 'Learn', 'More'])
    expect(rail(declaredBy([], 'unreachable'))).toEqual([
      [undefined, 'Home'],
      ['More', ...MORE],
    ])
  })
})

describe('the names of tabs in another language', () => {
  const spoken = { es: { title: 'Notas del día', phoneTitle: 'Notas' } }

  it('are those that a remote declares, and its English ones where it has none', () => {
    const es = declaredIn(withTab({ spoken }), 'es')
    expect(labels(logPlaces(es)).slice(-2)).toEqual(['Mood', 'Notas'])
    expect(es.tabs.get('notes')?.title).toBe('Notas del día')
    expect(declaredIn(withTab({ spoken }), 'en').tabs.get('notes')?.title).toBe('Notes')
    expect(titleOf('more', es, firstCatalog.in('en'))).toBe('More')
    expect(
      labels(
        logPlaces(declaredIn(withTab({ phoneTitle: 'N', spoken: { es: { title: 'Notas' } } }), 'es')),
      ).at(-1),
    ).toBe('Notas')
  })

  it.each([null, 'x', { es: null }, { es: { title: 1 } }, { es: { title: 'a', phoneTitle: {} } }])(
    'stay English where a list says %j',
    (wrong) => {
      const tab = { ...notes }
      Reflect.set(tab, 'spoken', wrong)
      const known = declaredBy([{ name: 'mfe-notes', tabs: { notes: tab } }])
      expect(declaredIn(known, 'es').tabs.get('notes')?.title).toBe('Notes')
    },
  )
})
