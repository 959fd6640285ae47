import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { EntryWrite } from '@gb/device'
import { aProfile, json, problem, renderFeature } from '../testing/render-feature'
import { OutboxChip } from './outbox-chip'

const ADD = 'POST /api/fluid-entry'
const drink = (entryId: string): EntryWrite => ({
  kind: 'fluid',
  action: 'create',
  entryId,
  values: { fluid_type: 'tea', amount_oz: 8 },
})
const session = { userId: aProfile().user_id }

describe(OutboxChip.name, () => {
  afterEach(cleanup)

  it('counts what waits, lists it, sends it on demand, and goes', async () => {
    let isDown = true
    const answers = { [ADD]: () => (isDown ? new Error('offline') : json({}, 201)) }
    const { host } = renderFeature(<OutboxChip />, { answers, session })
    expect(screen.queryByRole('button')).toBeNull()
    for (const id of ['1', '2', '3']) await host.outbox.write(drink(id))
    fireEvent.click(await screen.findByRole('button', { name: '3 waiting' }))
    const list = await screen.findByRole('list', { name: 'Waiting' })
    expect(within(list).getAllByText('Drink: 8 oz, tea')).toHaveLength(3)
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }))
    await screen.findByText('Everything is sent.')
    expect(screen.queryByRole('button', { name: /waiting/ })).toBeNull()
  })

  it('says what the server refused, to retry, edit or discard', async () => {
    let isRefused = true
    const answers = {
      [ADD]: () => (isRefused ? problem(400, 'invalid_input', 'Too old.') : json({}, 201)),
    }
    const { host } = renderFeature(<OutboxChip />, { answers, session })
    for (const id of ['1', '2', '3']) await host.outbox.write(drink(id))
    fireEvent.click(await screen.findByRole('button', { name: '3 to check' }))
    const list = await screen.findByRole('list', { name: 'Please check these' })
    expect(within(list).getAllByText('Too old.')).toHaveLength(3)
    fireEvent.click(within(list).getAllByRole('button', { name: 'Discard Drink: 8 oz, tea' })[0] ?? list)
    await screen.findByRole('button', { name: '2 to check' })
    expect(host.calls.confirm).toHaveLength(1)
    isRefused = false
    fireEvent.click(within(list).getAllByRole('button', { name: 'Retry Drink: 8 oz, tea' })[0] ?? list)
    await screen.findByRole('button', { name: '1 to check' })
    fireEvent.click(within(list).getByRole('button', { name: 'Edit Drink: 8 oz, tea' }))
    expect(host.calls.navigate).toEqual(['fluids'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('lists the first 50 that need attention and counts the rest', async () => {
    const answers = {
      [ADD]: () => problem(400, 'invalid_input', 'Too old.'),
    }
    const { host } = renderFeature(<OutboxChip />, { answers, session })
    for (let n = 1; n <= 52; n++) await host.outbox.write(drink(`refused-${n}`))
    fireEvent.click(await screen.findByRole('button', { name: '52 to check' }))
    const list = await screen.findByRole('list', { name: 'Please check these' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(50)
    expect(screen.getByText('and 2 more')).toBeTruthy()
  })

  it('does not count a deletion that can still be undone', async () => {
    const { host } = renderFeature(<OutboxChip />, { session })
    await host.outbox.write({ kind: 'fluid', action: 'delete', entryId: '1' }, 60_000)
    expect(host.outbox.pending()).toHaveLength(1)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
