import { describe, expect, it } from '@jest/globals'
import { installWay } from './install-way'

const AGENTS = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  iphoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/129.0 Mobile/15E148 Safari/604.1',
  ipadOrMac:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
}
const way = (userAgent: string, touchPoints: number, canPrompt = false) =>
  installWay({ userAgent, touchPoints, canPrompt })

describe(installWay.name, () => {
  it('uses the question of the browser wherever there is one', () => {
    expect(way(AGENTS.android, 5, true)).toBe('prompt')
  })

  it('sends an iPhone to the share sheet, and out of other browsers into Safari', () => {
    expect(way(AGENTS.iphone, 5)).toBe('ios-safari')
    expect(way(AGENTS.iphoneChrome, 5)).toBe('ios-other')
  })

  it('tells an iPad from a Mac by its touch screen', () => {
    expect(way(AGENTS.ipadOrMac, 5)).toBe('ios-safari')
    expect(way(AGENTS.ipadOrMac, 0)).toBe('desktop')
  })

  it('points to the menu on Android without a question', () => {
    expect(way(AGENTS.android, 5)).toBe('android')
  })
})
