import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
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
    expect(bar.getAttribute('aria-valuetext')).toBe('50%')
    fireEvent.click(screen.getByRole('button', { name: messages.open }))
    expect(host.calls.navigate).toEqual(['weight'])
  })

  it('logs a weight on the spot', async () => {
    const server = weightServer([wireEntry(0, 250), wireEntry(9, 205)])
    renderPart(<WeightCard />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: messages.quickLog }))
    const field = screen.getByRole('textbox', { name: messages.weight })
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: '204' } })
    fireEvent.click(screen.getByRole('button', { name: messages.add }))
    await waitFor(() => expect(server.entries.at(-1)?.weight_lbs).toBe(204))
    await screen.findByRole('button', { name: messages.quickLog })
    expect(screen.getByRole('img', { name: /Trend/ })).toBeTruthy()
  })

  it('draws no bar before the first weight', async () => {
    renderPart(<WeightCard />, weightServer([]).answers)
    await screen.findByText(messages.none)
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
