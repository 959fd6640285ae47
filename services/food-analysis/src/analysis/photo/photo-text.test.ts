import { describe, expect, it } from '@jest/globals'
import { decodePhotoText, isPhotoText } from './photo-text.js'

const PAYLOAD = Buffer.from('a photo!').toString('base64')

describe(isPhotoText.name, () => {
  it.each([
    PAYLOAD,
    ...['jpeg', 'png', 'webp'].map((type) => `data:image/${type};base64,${PAYLOAD}`),
    'AA==',
    'AAA=',
  ])('accepts %s', (text) => {
    expect(isPhotoText(text)).toBe(true)
  })

  it.each([
    '',
    'A',
    'AAAAA',
    'AA=A',
    'A===',
    '====',
    'AAA AAAA',
    'AAAA\n',
    'AA-_',
    `data:image/svg+xml;base64,${PAYLOAD}`,
    `data:image/jpeg,${PAYLOAD}`,
    `data:image/jpeg;base64,data:image/jpeg;base64,${PAYLOAD}`,
    'data:image/jpeg;base64,',
    null,
    42,
    [PAYLOAD],
    { toString: () => PAYLOAD },
  ])('refuses %j', (value) => {
    expect(isPhotoText(value)).toBe(false)
  })

  // A pattern that tried every way to divide it would not come to an end before the test is given up.
  it('reads 4 MiB that are wrong only at the end', () => {
    expect(isPhotoText(`${'A'.repeat(4 * 1024 * 1024 - 4)}A=A=`)).toBe(false)
  })
})

describe(decodePhotoText.name, () => {
  it('gives the bytes with and without a prefix', () => {
    expect(decodePhotoText(PAYLOAD).toString()).toBe('a photo!')
    expect(decodePhotoText(`data:image/png;base64,${PAYLOAD}`).toString()).toBe('a photo!')
  })
})
