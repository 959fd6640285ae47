import { describe, expect, it } from '@jest/globals'
import { Keys, parseEnv } from '@gb/service-kit'
import { PushServices } from './push-services.js'
import { VapidKeys } from './vapid-keys.js'

describe(PushServices.name, () => {
  const services = new PushServices()

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('takes %s', (endpoint) => expect(services.allows(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://user:password@fcm.googleapis.com/',
    'https://fcm.googleapis.com.example.com/',
    'https://evilpush.apple.com/',
    'https://push.apple.com.evil.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://localhost/',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('refuses %s', (endpoint) => expect(services.allows(endpoint)).toBe(false))
})

describe(VapidKeys.name, () => {
  const key = (fill: number) => Buffer.alloc(32, fill).toString('base64')
  const keys = (internal: number) =>
    new Keys({
      current: '1',
      data: { '1': key(1) },
      lookup: key(2),
      internal: key(internal),
      log: key(4),
    })
  const env = (more: object = {}) => parseEnv({ DATABASE_URL: 'postgres://localhost/x', ...more })

  it('is the same in every process with the same key file, and another with another one', () => {
    const one = new VapidKeys(env(), keys(3))
    expect(new VapidKeys(env(), keys(3))).toEqual(one)
    expect(new VapidKeys(env(), keys(5)).publicKey).not.toBe(one.publicKey)
    expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65)
    expect(Buffer.from(one.privateKey, 'base64url')).toHaveLength(32)
  })

  it('does not show the key it is made from', () => {
    expect(new VapidKeys(env(), keys(3)).privateKey).not.toBe(
      Buffer.from(key(3), 'base64').toString('base64url'),
    )
  })

  it('takes the one that is set', () => {
    // RFC 8292 has no private key; this pair is of RFC 8291, 5.
    const vapid = new VapidKeys(
      env({
        VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
        VAPID_SUBJECT: 'mailto:help@example.com',
      }),
      keys(3),
    )
    expect(vapid.publicKey).toBe(
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    )
    expect(vapid.subject).toBe('mailto:help@example.com')
  })
})
