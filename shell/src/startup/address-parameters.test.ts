import { beforeEach, describe, expect, it } from '@jest/globals'
import { takeAddressParameters } from './address-parameters'

const open = (address: string) => {
  history.replaceState({ kept: true }, '', address)
  return takeAddressParameters(location, history)
}
const address = () => location.pathname + location.search + location.hash

describe(takeAddressParameters.name, () => {
  beforeEach(() => history.replaceState(null, '', '/'))

  it('reads user id and e-mail, and takes them out', () => {
    expect(open('/?user_id=u-1&email=sam%40example.org').adopt).toEqual({
      userId: 'u-1',
      email: 'sam@example.org',
    })
    expect(address()).toBe('/')
  })

  it('ignores half a pair, and takes it out all the same', () => {
    expect(open('/?user_id=u-1').adopt).toBeNull()
    expect(address()).toBe('/')
    expect(open('/?email=sam%40example.org&user_id=').adopt).toBeNull()
    expect(address()).toBe('/')
  })

  it('reads a restore code', () => {
    expect(open('/?restore=012345').restoreCode).toBe('012345')
    expect(address()).toBe('/')
  })

  it('reads the link to a former address, and takes it out also when it is broken', () => {
    expect(open('/?x=1#take-back=Ab_-9').takeBack).toBe('Ab_-9')
    expect(address()).toBe('/?x=1')
    expect(open('/#take-back=').takeBack).toBeNull()
    expect(open('/#take-back=a/b').takeBack).toBeNull()
    expect(address()).toBe('/')
    expect(open('/#other').takeBack).toBeNull()
    expect(address()).toBe('/#other')
  })

  it('takes the secret of an invitation behind "#", too', () => {
    expect(open('/?x=1#at-your-side=Ab_-9').atSide).toBe('Ab_-9')
    expect(address()).toBe('/?x=1')
    expect(open('/#at-your-side=a/b').atSide).toBeNull()
    expect(open('/#take-back=Ab_-9').atSide).toBeNull()
  })

  it('reads the link of a mail', () => {
    expect(open('/?x=1#confirm=9b2f3f5e-54b5.Ab_-9').confirm).toEqual({
      challengeId: '9b2f3f5e-54b5',
      token: 'Ab_-9',
    })
    expect(address()).toBe('/?x=1')
  })

  it.each(['#confirm=', '#confirm=abc', '#confirm=a.b.c', '#confirm=<b>.x'])(
    'takes a broken link %s out all the same',
    (hash) => {
      expect(open(`/${hash}`).confirm).toBeNull()
      expect(address()).toBe('/')
    },
  )

  it('reads which tab of a remote a shortcut opens, and nothing else', () => {
    expect(open('/?source=pwa&open=scan')).toMatchObject({ open: 'scan', fromHomeScreen: true })
    expect(address()).toBe('/')
    expect(open('/?source=pwa&open=fluids').open).toBe('fluids')
    for (const tab of ['vitamins', 'weight', 'mood', 'scan']) expect(open(`/?open=${tab}`).open).toBe(tab)
    expect(open('/?open=notes').open).toBe('notes')
    for (const word of ['', 'profile', 'more', 'Scan', '../x', 'a%20b', '<b>', 'toString'])
      expect(open(`/?open=${word}`).open).toBeNull()
    expect(address()).toBe('/')
  })

  it('reads a successful payment with its session', () => {
    expect(open('/?payment=success&session_id=cs_1').paidSessionId).toBe('cs_1')
    expect(address()).toBe('/')
  })

  it.each([
    '/?payment=success',
    '/?payment=cancel&session_id=cs_1',
    '/?session_id=cs_1',
    '/?payment=success&session_id=',
  ])('takes %s for no payment', (url) => {
    expect(open(url).paidSessionId).toBeNull()
    expect(address()).toBe('/')
  })

  it('knows a start from the home screen', () => {
    expect(open('/?source=pwa').fromHomeScreen).toBe(true)
    expect(open('/?source=mail').fromHomeScreen).toBe(false)
  })

  it('removes the recreate parameter and does nothing with it', () => {
    const nothing = {
      adopt: null,
      restoreCode: null,
      confirm: null,
      takeBack: null,
      atSide: null,
      paidSessionId: null,
      fromHomeScreen: false,
      open: null,
    }
    expect(open('/?recreate=somebody')).toEqual(nothing)
    expect(address()).toBe('/')
  })

  it('leaves everything else in the address alone', () => {
    open('/clinic/?utm_source=leaflet&restore=123456&x=1#top')
    expect(address()).toBe('/clinic/?utm_source=leaflet&x=1#top')
    expect(history.state).toEqual({ kept: true })
  })

  it('adds no history entry', () => {
    const before = history.length
    open('/?restore=123456')
    expect(history.length).toBe(before)
  })
})
