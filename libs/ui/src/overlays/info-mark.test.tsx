import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InfoMark, panelOffset } from './info-mark'

afterEach(cleanup)

describe(InfoMark.name, () => {
  it('opens the source and closes on Escape with the focus back on the mark', async () => {
    render(
      <InfoMark
        label="Where this comes from"
        source="A guideline"
        sourceHref="https://example.org/"
        reviewed="Checked June 2026"
      />,
    )
    const mark = screen.getByRole('button', { name: 'Where this comes from' })
    expect(screen.queryByText('Checked June 2026')).toBeNull()
    await userEvent.click(mark)
    expect(mark.getAttribute('aria-expanded')).toBe('true')
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'A guideline' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Checked June 2026')).toBeNull()
    expect(document.activeElement).toBe(mark)
  })

  it('never parts from the last word before it', () => {
    const { container } = render(
      <InfoMark after="Take small sips, and rest." label="Where this comes from" />,
    )
    const together = screen.getByRole('button').closest('.together')
    expect(together?.textContent).toBe('rest. ')
    expect(container.textContent).toBe('Take small sips, and rest. ')
  })

  it('stands behind a single word, too', () => {
    const { container } = render(<InfoMark after="Rest." label="Where this comes from" />)
    expect(container.querySelector('.together')?.textContent).toBe('Rest. ')
  })

  it('closes on a press elsewhere', async () => {
    render(<InfoMark label="Where this comes from" reviewed="Checked June 2026" />)
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(document.body)
    expect(screen.queryByText('Checked June 2026')).toBeNull()
  })
})

describe(panelOffset.name, () => {
  it('centers the panel where there is room', () => {
    expect(panelOffset(500, 44, 1280)).toBe(500 + 22 - 150 - 500)
  })

  it('stays 16 px inside a phone at either end', () => {
    expect(340 + panelOffset(340, 44, 390)).toBe(390 - 300 - 16)
    expect(8 + panelOffset(8, 44, 390)).toBe(16)
  })
})
