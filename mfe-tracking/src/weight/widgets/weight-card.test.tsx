import { afterEach, describe, expect, it } from '@jest/globals'
import { CONCERN_WORDS, PREGNANCY_ADVICE } from '@gb/domain'
import { json } from '@gb/test-kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { messages } from '../testing/words'
import { wireEntry, weightServer } from '../testing/weight-server'
import { WeightCard } from './weight-card'

const SURE = { is_confirmed: true }

describe(WeightCard.name, () => {
  afterEach(cleanup)

  it('is not there for a visitor', () => {
    const { container } = renderPart(<WeightCard />, {}, { session: { userId: null } })
    expect(container.textContent).toBe('')
  })

  it('shows the progress and leads to the log', async () => {
    const { host } = renderPart(
      <WeightCard />,
      weightServer([wireEntry(0, 250, SURE), wireEntry(9, 205, SURE)]).answers,
    )
    const bar = await screen.findByRole('progressbar', { name: messages.percent })
    expect(bar.getAttribute('aria-valuetext')).toBe('50%')
    fireEvent.click(screen.getByRole('button', { name: messages.open }))
    expect(host.calls.navigate).toEqual(['weight'])
  })

  it('logs a weight on the spot', async () => {
    const server = weightServer([wireEntry(0, 250), wireEntry(9, 205)])
    renderPart(<WeightCard />, server.answers)
    fireEvent.click(await screen.findByRole('button', { name: messages.quickLog }))
    const field = await screen.findByRole('textbox', { name: messages.weight })
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

  it('counts no weight that is asked about', async () => {
    const { container } = renderPart(
      <WeightCard />,
      weightServer([wireEntry(0, 210.5), wireEntry(4, 208), wireEntry(9, 95.5)], { goalLbs: 150 }).answers,
    )
    const bar = await screen.findByRole('progressbar', { name: messages.percent })
    expect(bar.getAttribute('aria-valuetext')).toBe('4%')
    expect(container.textContent).toContain('208')
    expect(container.textContent).not.toMatch(/95\.5|well done/i)
  })

  it('counts nobody down to a goal that is too light, and praises nobody who reached it', async () => {
    const server = weightServer([wireEntry(0, 250), wireEntry(9, 90)], { goalLbs: 90 })
    const { container } = renderPart(<WeightCard />, server.answers)
    await waitFor(() => expect(document.body.textContent).toContain(CONCERN_WORDS.goal_too_light.text))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(container.textContent).not.toMatch(/well done/i)
  })

  it('praises no goal beside a serious concern about the weight', async () => {
    const { answers } = weightServer([wireEntry(0, 250, SURE), wireEntry(9, 160, SURE)])
    const concerns = [{ topic: 'weight', urgency: 'today' }]
    const serious = { ...answers, 'GET /api/concerns/*': () => json({ concerns }) }
    const calm = { ...answers, 'GET /api/concerns/*': () => json({ concerns: [] }) }
    const { container } = renderPart(<WeightCard />, calm)
    await screen.findByText(messages.goalReached)
    renderPart(<WeightCard />, serious)
    await waitFor(() => expect(screen.queryByText(messages.goalReached)).toBeNull())
    expect(container.textContent).not.toMatch(/well done/i)
  })

  it('tells of a pregnancy where the goal stood, and nothing of it beside a serious concern', async () => {
    const server = weightServer([wireEntry(0, 250), wireEntry(9, 205)], { isPregnant: true })
    const calm = renderPart(<WeightCard />, server.answers)
    await waitFor(() => expect(document.body.textContent).toContain(PREGNANCY_ADVICE))
    calm.unmount()
    const concerns = [{ topic: 'fluids', urgency: 'today' }]
    const { container } = renderPart(<WeightCard />, {
      ...server.answers,
      'GET /api/concerns/*': () => json({ concerns }),
    })
    await screen.findByRole('button', { name: messages.quickLog })
    await waitFor(() => expect(container.textContent).not.toContain(PREGNANCY_ADVICE))
  })

  it('counts no way to a goal beside a serious concern, whatever it is about', async () => {
    const server = weightServer([wireEntry(0, 250), wireEntry(9, 205)])
    const withConcern = (urgency: string) => ({
      ...server.answers,
      'GET /api/concerns/*': () => json({ concerns: [{ topic: 'mood', urgency }] }),
    })
    const asked = renderPart(<WeightCard />, withConcern('ask'))
    await screen.findByRole('progressbar', { name: messages.percent })
    asked.unmount()
    renderPart(<WeightCard />, withConcern('now'))
    await screen.findByRole('button', { name: messages.quickLog })
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  })
})
