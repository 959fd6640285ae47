import { describe, expect, it } from '@jest/globals'
import { deviceLabel } from './device-label.js'

const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe(deviceLabel.name, () => {
  it.each([
    [
      'Safari on iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${KIT} Version/18.1 Safari/604.1`,
    ],
    [
      'Chrome on iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${KIT} CriOS/142.0 Safari/604.1`,
    ],
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${BLINK} Chrome/142.0 Mobile Safari/537.36`,
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 15) ${BLINK} SamsungBrowser/27.0 Chrome/130.0`,
    ],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/142.0 Safari/537.36 Edg/142.0`,
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['Safari on Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Version/18.1 Safari/605.1.15`],
    ['Browser', 'curl/8.0 <script>alert(1)</script>'],
    ['Browser', undefined],
  ])('says "%s"', (label, userAgent) => {
    expect(deviceLabel(userAgent)).toBe(label)
  })
})
