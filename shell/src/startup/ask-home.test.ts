import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { kept } from '@gb/device'
import { type AddressParameters, takeAddressParameters } from './address-parameters'
import { askHome, takeAskedHome } from './ask-home'

const PERSON = '0b7c8a52-63f1-4d43-9c55-0f5f2f3f7d11'

const fetched = jest.fn<typeof fetch>()
let parameters: AddressParameters

const signIn = (isHere: boolean) => {
  document.cookie = `gb_here=1; max-age=${isHere ? 60 : 0}`
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  parameters = takeAddressParameters(location, history)
  kept.keep('userId', PERSON)
  signIn(true)
  fetched.mockReset().mockResolvedValue(Response.json({}))
  globalThis.fetch = fetched
})
afterEach(() => {
  takeAskedHome()
  signIn(false)
})

describe(askHome.name, () => {
  it('asks for the Home of who was here last, in the zone of the device, and says so once', async () => {
    askHome(parameters)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]).toEqual([
      `/api/home/${PERSON}`,
      expect.objectContaining({
        credentials: 'same-origin',
        headers: { Accept: 'application/json', 'X-Time-Zone': expect.any(String) },
      }),
    ])
    expect(takeAskedHome()).toMatchObject({ userId: PERSON })
    expect(takeAskedHome()).toBeNull()
  })

  it.each<[string, () => void]>([
    ['nobody was here', () => kept.keep('userId', null)],
    ['the server has signed somebody out', () => signIn(false)],
    ['a sign-out is owed', () => kept.keep('owedSignOut', 'here')],
    ['another tab stood here before the reload', () => kept.keep('view', 'weight')],
    ['a shortcut opens another tab', () => (parameters = { ...parameters, open: 'fluids' })],
  ])('asks nothing when %s', (_, happen) => {
    happen()
    askHome(parameters)
    expect(fetched).not.toHaveBeenCalled()
    expect(takeAskedHome()).toBeNull()
  })

  it('lets an id that somebody put there lead to no other address', () => {
    kept.keep('userId', '../session?x=/..')
    askHome(parameters)
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/home/..%2Fsession%3Fx%3D%2F..')
  })

  it('fails for nobody when there is no line', async () => {
    fetched.mockRejectedValue(new TypeError('no line'))
    askHome(parameters)
    await expect(takeAskedHome()?.response).rejects.toThrow('no line')
  })
})
