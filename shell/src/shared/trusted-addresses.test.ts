import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { isOwnScript, trustOwnAddresses } from './trusted-addresses'

describe(isOwnScript.name, () => {
  it.each(['/sw.js', '/assets/a-1.js', '/remotes/mfe-scan/1.0.0-abc/assets/shrink.worker-x.js'])(
    'lets %s run',
    (address) => {
      expect(isOwnScript(address)).toBe(true)
    },
  )

  it.each([
    'https://evil.example/sw.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/1',
    '/sw.js?x=1',
    '/api/anything.js',
    '/remotes/mfe-scan/1/../../../api/x.js',
    '/assets/../api/a.js',
  ])('refuses %s', (address) => {
    expect(isOwnScript(address)).toBe(false)
  })
})

describe(trustOwnAddresses.name, () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'))

  it('does nothing where the browser knows no such thing', () => {
    expect(trustOwnAddresses).not.toThrow()
  })

  it('makes the default policy, which refuses foreign addresses', () => {
    const createPolicy = jest.fn<(name: string, rules: { createScriptURL: typeof String }) => void>()
    Reflect.set(globalThis, 'trustedTypes', { createPolicy })
    trustOwnAddresses()
    const [name, rules] = createPolicy.mock.calls[0] ?? []
    expect(name).toBe('default')
    expect(rules?.createScriptURL('/sw.js')).toBe('/sw.js')
    expect(rules?.createScriptURL('https://evil.example/a.js')).toBeNull()
  })
})
