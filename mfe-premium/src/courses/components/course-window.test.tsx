import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { problem, renderPart } from '../../shared/testing/render-part'
import { courses, MODULE } from '../testing/courses'
import { CourseWindow } from './course-window'
import { ModuleCard } from './module-card'

afterEach(cleanup)

const open = (answers: Parameters<typeof renderPart>[1] = {}) =>
  renderPart(<CourseWindow userId="u1" module={MODULE} onClose={() => {}} />, { ...courses(), ...answers })

describe(ModuleCard.name, () => {
  it('shows the first 3 topics outside', () => {
    renderPart(<ModuleCard module={MODULE} onOpen={() => {}} />, {})
    const topics = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(topics.map((topic) => topic.textContent)).toEqual(MODULE.topics.slice(0, 3))
  })

  it('is opened by a button that names the course', async () => {
    const onOpen = jest.fn()
    renderPart(<ModuleCard module={MODULE} onOpen={onOpen} />, {})
    await userEvent.click(screen.getByRole('button', { name: 'Open course Advanced Nutrition' }))
    expect(onOpen).toHaveBeenCalledTimes(1)
  })
})

describe(CourseWindow.name, () => {
  it('opens a lesson, answers its question and marks it as read, then goes on with the next', async () => {
    const { sentTo } = open()
    await userEvent.click(await screen.findByRole('button', { name: /Protein first, and why/ }))
    expect(screen.getByText('There is room for little.')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Bread' }))
    expect(screen.getByText('Not quite.')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Protein' }))
    expect(screen.getByText('That is right.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
    expect(await screen.findByRole('heading', { name: 'Reading labels' })).toBeTruthy()
    const [put] = sentTo('PUT /api/lesson-progress/u1/advanced_nutrition/protein-first')
    expect(await put?.request.json()).toEqual({ done: true })
    await userEvent.click(screen.getByRole('button', { name: 'All lessons' }))
    expect(screen.getByRole('button', { name: /Protein first.*Read/ })).toBeTruthy()
  })

  it('says inside the window that the course did not come, and tries again', async () => {
    let isBroken = true
    const whole = courses()['GET /api/premium-advanced-nutrition']
    open({
      'GET /api/premium-advanced-nutrition': () =>
        isBroken ? problem(503, 'unavailable', 'The server is busy.') : whole(),
    })
    expect(await screen.findByText('Error loading Advanced Nutrition content. Please try again')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: /Reading labels/ })).toBeTruthy()
  })

  it('asks to check the connection when there is none', async () => {
    open({ 'GET /api/premium-advanced-nutrition': () => new Error('offline') })
    expect(
      await screen.findByText('Error loading Advanced Nutrition content. Please check your connection.'),
    ).toBeTruthy()
  })

  it('keeps the lesson open when it cannot be marked, and says so', async () => {
    const { host } = open({ 'PUT /api/lesson-progress/*': () => new Error('offline') })
    await userEvent.click(await screen.findByRole('button', { name: /Protein first, and why/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
    await screen.findByRole('button', { name: 'Mark as read' })
    expect(host.calls.notify).toHaveLength(1)
    expect(screen.getByText('There is room for little.')).toBeTruthy()
  })
})
