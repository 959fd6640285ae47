import { describe, expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { inFacts } from './facts'

const wholeIn = (words: string): string[] => {
  const { container } = render(<p>{inFacts(words)}</p>)
  expect(container.textContent).toBe(words)
  return [...container.querySelectorAll('.whole')].map(({ textContent }) => textContent)
}

describe(inFacts.name, () => {
  it('keeps each fact in one piece, with the dot after it, and says the same', () => {
    expect(wholeIn('22 g protein · 115 kcal · 5 min')).toEqual(['22 g protein ·', '115 kcal ·', '5 min'])
  })

  it('lets a long name break', () => {
    expect(wholeIn('Grilled chicken with broccoli and cheese · 25 g protein')).toEqual(['25 g protein'])
  })

  it('leaves what is no line of facts as it is', () => {
    expect(wholeIn('About 240 kcal')).toEqual([])
    expect(inFacts(null)).toBeNull()
  })
})
