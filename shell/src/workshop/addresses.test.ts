import { describe, expect, it } from '@jest/globals'
import { addressWith, addressWithFlag, addressWithout } from './addresses'

describe('the address of a page of the workshop', () => {
  it('loses every override at once and nothing else', () => {
    expect(addressWithout('?remote.mfe-scan=http://a&remote.mfe-premium=http://b')).toBe('/')
    expect(addressWithout('?inspect=&remote.mfe-scan=http://a')).toBe('/?inspect=')
    expect(addressWithout('?open=scan&flag.mfe-scan.fresh=on')).toBe('/?open=scan')
  })

  it('turns a flag on and off, and leaves it as it is for everybody', () => {
    const on = addressWithFlag('?inspect=', 'mfe-scan', 'fresh', true)
    expect(on).toBe('/?inspect=&flag.mfe-scan.fresh=on')
    const off = addressWithFlag(on.slice(1), 'mfe-scan', 'fresh', false)
    expect(off).toBe('/?inspect=&flag.mfe-scan.fresh=off')
    expect(addressWithFlag(off.slice(1), 'mfe-scan', 'fresh', null)).toBe('/?inspect=')
  })

  it('takes a build in', () => {
    expect(addressWith('?inspect=', 'mfe-scan', 'http://localhost:5172')).toBe(
      '/?inspect=&remote.mfe-scan=http%3A%2F%2Flocalhost%3A5172',
    )
  })
})
