import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { crisisCatalog } from '@gb/help'
import { CONCERN_IDS, type ConcernId, concernOf, hasUrgentConcern } from '@gb/domain'
import { json, problem } from '@gb/test-kit'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { messages as ofWeights } from '../testing/words'
import { openStory } from '../model/open-story'
import { messages } from '../messages/generated/story.en'
import { milestoneServer } from '../testing/milestone-server'
import { weightServer, wireEntry } from '../testing/weight-server'
import { WeightTab } from '../weight-tab'

const crisis = crisisCatalog.in('en')

const ADD = 'POST /api/milestone-entry'
const { chair: CHAIR, walk: WALK } = messages.suggested
const THREE = () => [wireEntry(0, 250), wireEntry(10, 240), wireEntry(20, 232)]

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const own = () => screen.getByLabelText(messages.own)
const rows = () => within(screen.getByRole('list', { name: messages.line })).getAllByRole('listitem')
const told = (host: { calls: { notify: { text: string }[] } }) => host.calls.notify.map(({ text }) => text)

const open = async (
  options: Parameters<typeof weightServer>[1] = {},
  weights = THREE(),
  concerns: ConcernId[] = [],
) => {
  const milestones = milestoneServer()
  const answers = {
    ...weightServer(weights, options).answers,
    ...milestones.answers,
    'GET /api/concerns/*': () => json({ concerns: concerns.map(concernOf) }),
  }
  const part = renderPart(<WeightTab />, answers)
  press(new RegExp(`^${messages.title}`))
  await screen.findByRole('heading', { level: 1, name: messages.title })
  await waitFor(() => expect(screen.queryByText(messages.loading)).toBeNull())
  return { ...part, server: milestones }
}

describe('your story', () => {
  beforeEach(() => {
    localStorage.clear()
    openStory(false)
  })
  afterEach(() => {
    cleanup()
    act(() => openStory(false))
  })

  it('opens in place of the weights and goes back to them', async () => {
    await open()
    expect(screen.queryByLabelText(ofWeights.weight)).toBeNull()
    press(messages.back)
    expect(await screen.findByLabelText(ofWeights.weight)).toBeTruthy()
  })

  it('begins with the day of the surgery, and shows each week under the finger', async () => {
    await open({ surgeryDate: '2026-05-25', surgeryDayLbs: 262 })
    expect(rows().at(-1)?.textContent).toContain(messages.surgery)
    const chart = await screen.findByRole('slider')
    fireEvent.keyDown(chart, { key: 'Home' })
    expect(chart.getAttribute('aria-valuetext')).toMatch(/week 1: 262 lbs$/)
    fireEvent.keyDown(chart, { key: 'End' })
    expect(chart.getAttribute('aria-valuetext')).toMatch(/week 4: 232 lbs$/)
  })

  it('offers nothing about room to spare during a pregnancy', async () => {
    await open({ isPregnant: true })
    expect(await screen.findByRole('button', { name: WALK })).toBeTruthy()
    expect(screen.queryByRole('button', { name: CHAIR })).toBeNull()
    expect(screen.queryByRole('button', { name: /belt|shoes/ })).toBeNull()
  })

  it('offers nothing about room to spare to who is too light', async () => {
    await open({}, [wireEntry(0, 118), wireEntry(10, 110), wireEntry(20, 104)])
    expect(await screen.findByRole('button', { name: WALK })).toBeTruthy()
    expect(screen.queryByRole('button', { name: CHAIR })).toBeNull()
    expect(screen.queryByRole('button', { name: /belt|shoes/ })).toBeNull()
  })

  it.each(CONCERN_IDS)('offers nothing about room to spare beside %s where that is serious', async (id) => {
    const { queries } = await open({}, THREE(), [id])
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(await screen.findByRole('button', { name: WALK })).toBeTruthy()
    expect(screen.queryByRole('button', { name: CHAIR }) === null).toBe(hasUrgentConcern([concernOf(id)]))
  })

  it('asks for the surgery date where there is none', async () => {
    const { host } = await open()
    press(messages.toProfile)
    expect(host.calls.navigate).toEqual(['profile'])
  })

  it('adds a suggestion with two taps, and offers it no more', async () => {
    const { server, host } = await open()
    press(CHAIR)
    press(messages.save)
    await waitFor(() => expect(server.entries).toMatchObject([{ milestone: CHAIR }]))
    expect(rows()[0]?.textContent).toContain(CHAIR)
    expect(screen.queryByRole('button', { name: CHAIR })).toBeNull()
    expect(screen.getByRole('button', { name: WALK })).toBeTruthy()
    await waitFor(() => expect(told(host)).toEqual([messages.added]))
  })

  it('takes own words, and says when there are none', async () => {
    const { server, sentTo } = await open()
    expect(screen.queryByLabelText(messages.own)).toBeNull()
    press(messages.writeOwn)
    expect(document.activeElement).toBe(own())
    press(messages.save)
    expect(screen.getByText(messages.empty)).toBeTruthy()
    expect(sentTo(ADD)).toHaveLength(0)
    fireEvent.change(own(), { target: { value: '  I danced at a wedding ' } })
    press(messages.save)
    await waitFor(() => expect(server.entries).toMatchObject([{ milestone: 'I danced at a wedding' }]))
    // The form goes with the words that it brought.
    expect(screen.queryByLabelText(messages.own)).toBeNull()
    press(messages.writeOwn)
    expect(own()).toHaveProperty('value', '')
  })

  it('keeps a milestone while there is no connection', async () => {
    const { answers } = milestoneServer()
    renderPart(<WeightTab />, {
      ...weightServer(THREE()).answers,
      ...answers,
      [ADD]: () => new Error('offline'),
    })
    press(new RegExp(`^${messages.title}`))
    fireEvent.click(await screen.findByRole('button', { name: messages.writeOwn }))
    fireEvent.change(own(), { target: { value: 'a walk' } })
    press(messages.save)
    await waitFor(() => expect(rows()[0]?.textContent).toContain('a walk'))
    expect(rows()[0]?.textContent).toContain('Not sent yet')
  })

  it('keeps words that the server refused, and lets them be removed', async () => {
    const { answers } = milestoneServer()
    renderPart(<WeightTab />, {
      ...weightServer(THREE()).answers,
      ...answers,
      [ADD]: () => problem(400, 'invalid_input', 'No.'),
    })
    press(new RegExp(`^${messages.title}`))
    fireEvent.click(await screen.findByRole('button', { name: messages.writeOwn }))
    fireEvent.change(own(), { target: { value: 'a walk' } })
    press(messages.save)
    expect(await screen.findByText(messages.addFailed)).toBeTruthy()
    press(/^Remove a walk/)
    await waitFor(() => expect(screen.queryByText(messages.addFailed)).toBeNull())
  })

  it('corrects a milestone, and deletes it with time for Undo', async () => {
    const { server, host } = await open()
    press(CHAIR)
    press(messages.save)
    await waitFor(() => expect(server.entries).toHaveLength(1))
    press(/^Edit I fit in the chair/)
    const field = within(screen.getByRole('dialog')).getByLabelText(new RegExp(messages.own))
    fireEvent.change(field, { target: { value: 'I fit in the seat' } })
    press('Save')
    await waitFor(() => expect(server.entries).toMatchObject([{ milestone: 'I fit in the seat' }]))
    press(/^Delete I fit in the seat/)
    await waitFor(() => expect(screen.getByText(messages.none)).toBeTruthy())
    const undo = host.calls.notify.find(({ action }) => action?.label === messages.undo)?.action
    act(() => undo?.onAction())
    await waitFor(() => expect(rows()[0]?.textContent).toContain('I fit in the seat'))
    expect(server.entries).toHaveLength(1)
  })

  it('puts help on top when the words call for it, after they are kept', async () => {
    const { server } = await open()
    press(messages.writeOwn)
    fireEvent.change(own(), { target: { value: 'I fit in the chair and still want to die' } })
    press(messages.save)
    expect(await screen.findByRole('region', { name: crisis.title })).toBeTruthy()
    expect(server.entries).toHaveLength(1)
  })
})
