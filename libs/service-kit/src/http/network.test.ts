import { describe, expect, it } from '@jest/globals'
import { networkOf, siteOf } from './network.js'

describe(networkOf.name, () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('tells neighboring networks apart', () => {
    expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'))
  })
})

describe(siteOf.name, () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['2001:db8:2::1', '2001:db8:2::/48'],
    ['203.0.113.7', null],
    ['::ffff:203.0.113.7', null],
  ])('counts %s into %s', (address, site) => {
    expect(siteOf(address)).toBe(site)
  })
})
