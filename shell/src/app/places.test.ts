import { describe, expect, it } from '@jest/globals'
import { OWN_TABS, type DeclaredTab } from '@gb/domain'
import { declaredBy, declaredIn } from '../host/declared'
import { firstCatalog } from '../messages/generated/first'
import { REMOTES } from '../remotes/registry/declared.fixture'
import {
  barPlaceOf,
  barPlaces,
  firstLog,
  isLog,
  learnPlaces,
  logPlaces,
  morePlaces,
  railGroups,
  titleOf,
} from './places'

const product = declaredBy(REMOTES)
const notes = { title: 'Notes', icon: 'notes', place: 'log', order: 60 } as const
const withTab = (change: Partial<DeclaredTab> = {}) =>
  declaredBy([...REMOTES, { name: 'mfe-notes', tabs: { notes: { ...notes, ...change } } }])
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label)
const rail = (declared = product, isPremium = false) =>
  railGroups(declared, isPremium).map(({ label, items }) => [label, ...labels(items)])

const MORE = ['Profile', 'Is this normal?', 'Tips', 'About', 'Privacy', 'Terms', 'Settings']
const AFTER_TIPS = (name: string) => MORE.flatMap((each) => (each === 'Tips' ? [each, name] : [each]))

describe('the places of the product', () => {
  it('stand as they always did', () => {
    expect(rail()).toEqual([
      [undefined, 'Home', 'Scan'],
      ['Log', 'Vitamins', 'Fluids', 'Weight', 'Mood'],
      ['More', ...MORE],
    ])
    expect(rail(product, true).at(-1)).toEqual(['More', ...AFTER_TIPS('Premium')])
    expect(labels(logPlaces(product))).toEqual(['Food', 'Vitamins', 'Fluids', 'Weight', 'Mood'])
    expect(labels(morePlaces(product, false))).toEqual(MORE)
    expect(labels(morePlaces(product, true))).toEqual(MORE)
    expect(labels(barPlaces())).toEqual(['Home', 'Log', 'Add', 'Learn', 'More'])
    expect(firstLog(product)).toBe('fluids')
  })

  it('stay when premium begins: it comes beside the tips, in a row of its own', () => {
    expect(labels(learnPlaces(product, false))).toEqual([])
    expect(labels(learnPlaces(product, true))).toEqual(['Tips', 'Premium'])
    const [free, paid] = [rail().flat(), rail(product, true).flat()]
    expect(paid.slice(0, paid.indexOf('Premium'))).toEqual(free.slice(0, free.indexOf('Tips') + 1))
  })

  it.each([
    ['home', 'home', 'home'],
    ['scan', 'log', 'log'],
    ['weight', 'log', 'log'],
    ['premium', null, 'learn'],
    ['tips', 'learn', 'learn'],
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

  it('stands beside the tips, one tap from the bar, and takes nobody’s place there', () => {
    const bar = withTab({ place: 'more', phone: 'bar' })
    expect(labels(learnPlaces(bar, false))).toEqual(['Tips', 'Notes'])
    expect(labels(learnPlaces(bar, true))).toEqual(['Tips', 'Premium', 'Notes'])
    expect(labels(morePlaces(bar, true))).toEqual(MORE)
    expect(rail(bar).at(-1)).toEqual(['More', ...AFTER_TIPS('Notes')])
    expect(barPlaceOf(bar.tabs.get('notes')?.id ?? 'home', bar, false)).toBe('learn')
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
    expect(labels(learnPlaces(unknown, true))).toEqual([])
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
