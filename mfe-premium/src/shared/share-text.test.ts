import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { shareText } from './share-text'

const give = (tools: {
  share?: (given: unknown) => Promise<void>
  writeText?: (text: unknown) => Promise<void>
}) => {
  const writeText = tools.writeText ?? (() => Promise.reject(new Error('refused')))
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  if (tools.share) Object.defineProperty(navigator, 'share', { configurable: true, value: tools.share })
}
const done = (_given: unknown) => Promise.resolve()

describe(shareText.name, () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('opens the share sheet where there is one', async () => {
    const share = jest.fn(done)
    give({ share })
    expect(await shareText('List', 'Eggs')).toBe('shared')
    expect(share).toHaveBeenCalledWith({ title: 'List', text: 'Eggs' })
  })

  it('copies nothing behind the back of who closes the sheet', async () => {
    const writeText = jest.fn(done)
    give({ share: () => Promise.reject(new DOMException('no', 'AbortError')), writeText })
    expect(await shareText('List', 'Eggs')).toBe('canceled')
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies where there is no sheet or it fails, and says when even that is refused', async () => {
    const writeText = jest.fn(done)
    give({ writeText })
    expect(await shareText('List', 'Eggs')).toBe('copied')
    give({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')), writeText })
    expect(await shareText('List', 'Eggs')).toBe('copied')
    expect(writeText).toHaveBeenCalledWith('Eggs')
    Reflect.deleteProperty(navigator, 'share')
    give({})
    expect(await shareText('List', 'Eggs')).toBe('failed')
  })
})
