import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { messages } from '../messages'
import { wireEntry, weightServer } from '../testing/weight-server'
import { WeightCard } from './weight-card'

describe(WeightCard.name, () => {
  afterEach(cleanup)

  it('is not there for a visitor', () => {
    const { container } = renderPart(<WeightCard />, {}, { session: { userId: null } })
    expect(container.textContent).toBe('')
  })

  it('shows the progress and leads to the log', async () => {
    const { host } = renderPart(<WeightCard />, weightServer([wireEntry(0, 250), wireEntry(9, 205)]).answers)
    const bar = await screen.findByRole('progressbar', { name: messages.percent })
    expect(bar.getAttribute('aria-valuetext')).toBe('50 %')
    fireEvent.click(screen.getByRole('button', { name: messages.open }))
    expect(host.calls.navigate).toEqual(['weight'])
  })

  it('draws no bar before the first weight', async () => {
    renderPart(<WeightCard />, weightServer([]).answers)
    await screen.findByText(messages.none)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
