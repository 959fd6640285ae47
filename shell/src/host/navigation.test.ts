import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createNavigation } from './navigation'

/** When the browser has gone somewhere; taking back the entry behind a closed window ends so, too. */
const gone = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
const back = () => {
  const left = gone()
  history.back()
  return left
}

describe(createNavigation.name, () => {
  beforeEach(() => {
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })

  it('starts at home, without a path of its own', () => {
    const navigation = createNavigation(window)
    navigation.navigate('fluids')
    expect(navigation.get()).toBe('fluids')
    expect(location.pathname + location.search + location.hash).toBe('/')
  })

  it('goes back to the tab before', async () => {
    const navigation = createNavigation(window)
    navigation.navigate('fluids')
    navigation.navigate('weight')
    await back()
    expect(navigation.get()).toBe('fluids')
    await back()
    expect(navigation.get()).toBe('home')
  })

  it('adds no entry for the tab that is already shown', () => {
    const navigation = createNavigation(window)
    const before = history.length
    navigation.navigate('home')
    expect(history.length).toBe(before)
  })

  it('says which part was asked for, each time anew, until somebody goes on', () => {
    const navigation = createNavigation(window)
    navigation.navigate('settings', 'care_number')
    const first = navigation.part.get()
    navigation.navigate('settings', 'care_number')
    expect([first, navigation.part.get()]).toEqual([{ name: 'care_number' }, { name: 'care_number' }])
    expect(navigation.part.get()).not.toBe(first)
    navigation.navigate('home')
    expect(navigation.part.get()).toBeNull()
  })

  it('stays on the tab after a reload', () => {
    createNavigation(window).navigate('mood')
    expect(createNavigation(window).get()).toBe('mood')
    history.replaceState(null, '', '/')
    expect(createNavigation(window).get()).toBe('mood')
  })

  it('starts at home where a stored tab makes no sense', () => {
    sessionStorage.setItem('gb.view', 'toString')
    expect(createNavigation(window).get()).toBe('home')
  })

  it('tells who listens, once per change', () => {
    const navigation = createNavigation(window)
    const listener = jest.fn()
    navigation.subscribe(listener)
    navigation.navigate('tips')
    navigation.navigate('tips')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('lets each screen appear that was asked for, once it stands, and none on the way back', async () => {
    const appeared: string[] = []
    const navigation = createNavigation(window, () => void appeared.push(navigation.get()))
    navigation.navigate('fluids')
    navigation.navigate('fluids')
    navigation.navigate('weight')
    expect(appeared).toEqual(['fluids', 'weight'])
    await back()
    expect(navigation.get()).toBe('fluids')
    expect(appeared).toHaveLength(2)
  })

  it('closes what lies over the screen on Back, and stays on the tab', async () => {
    const navigation = createNavigation(window)
    navigation.navigate('scan')
    const onBack = jest.fn()
    navigation.openOverlay(onBack)
    await back()
    expect(onBack).toHaveBeenCalledTimes(1)
    expect(navigation.get()).toBe('scan')
    await back()
    expect(navigation.get()).toBe('home')
  })

  it('says in the bar what lies in place of the view, also under a window, until it is closed', async () => {
    const navigation = createNavigation(window)
    const words = { title: 'Recipes', back: 'All of Premium' }
    navigation.openOverlay(() => undefined, words)
    const close = navigation.openOverlay(() => undefined)
    expect(navigation.place.get()).toEqual(words)
    const closed = gone()
    close()
    await closed
    expect(navigation.place.get()).toEqual(words)
    const left = gone()
    navigation.back()
    await left
    expect(navigation.place.get()).toBeNull()
  })

  it('closes only the topmost of two', async () => {
    const navigation = createNavigation(window)
    const lower = jest.fn()
    const upper = jest.fn()
    navigation.openOverlay(lower)
    navigation.openOverlay(upper)
    await back()
    expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1])
  })

  it('leaves no entry behind when an overlay was closed by its own button', async () => {
    const navigation = createNavigation(window)
    navigation.navigate('scan')
    const onBack = jest.fn()
    const close = navigation.openOverlay(onBack)
    const closed = gone()
    close()
    await closed
    expect(onBack).not.toHaveBeenCalled()
    await back()
    expect(navigation.get()).toBe('home')
  })

  it('opens a tab right after closing an overlay, and Back returns to the tab below it', async () => {
    const navigation = createNavigation(window)
    navigation.navigate('scan')
    const close = navigation.openOverlay(() => undefined)
    const closed = gone()
    close()
    navigation.navigate('premium')
    await closed
    expect(navigation.get()).toBe('premium')
    await back()
    expect(navigation.get()).toBe('scan')
  })

  it('closes an open overlay when a tab is opened from inside of it', async () => {
    const navigation = createNavigation(window)
    const onBack = jest.fn()
    navigation.openOverlay(onBack)
    const closed = gone()
    navigation.navigate('profile')
    await closed
    expect(onBack).toHaveBeenCalledTimes(1)
    expect(navigation.get()).toBe('profile')
    await back()
    expect(navigation.get()).toBe('home')
  })
})
