import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { json, problem, renderFeature, type Scene } from '../testing/render-feature'
import { TokensCard } from './components/tokens-card'
import { messages } from './messages/generated/settings.en'

const words = messages.tokens
const AT = '2026-11-18T12:00:00.000Z'
const token = (id: string, changes: object = {}) => ({
  token_id: id,
  name: `Script ${id}`,
  access: 'read',
  areas: ['fluids', 'weight'],
  created_at: AT,
  expires_at: '2096-11-18T12:00:00.000Z',
  last_used_at: null,
  ...changes,
})
const listed = (tokens: object[]) => ({ 'GET /api/personal-tokens': () => json({ tokens }) })
const draw = (scene: Scene) =>
  renderFeature(<TokensCard userId="u" />, { session: { userId: 'u' }, ...scene })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe(TokensCard.name, () => {
  it('says of each what it may do, until when, and when it was used', async () => {
    draw({ answers: listed([token('1'), token('2', { expires_at: AT, last_used_at: AT })]) })
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(/Read: fluids, weight.*until Nov 18, 2096.*never used/),
      expect.stringMatching(/Read: fluids, weight.*expired Nov 18, 2026.*last used Nov 18, 2026/),
    ])
  })

  it('offers no eleventh', async () => {
    draw({ answers: listed(Array.from({ length: 10 }, (_none, index) => token(String(index)))) })
    await screen.findByText(words.full)
    expect(screen.queryByRole('button', { name: words.make })).toBeNull()
  })

  it('asks for a name and for at least one thing before it makes one', async () => {
    draw({ answers: listed([]) })
    await press(words.make)
    const make = () => screen.getByRole('button', { name: words.make })
    expect(make()).toHaveProperty('disabled', true)
    await userEvent.type(screen.getByLabelText(words.name), 'Watch')
    expect(make()).toHaveProperty('disabled', false)
    await userEvent.click(screen.getByRole('button', { name: words.areas.fluids }))
    expect(make()).toHaveProperty('disabled', true)
  })

  it('shows what the server says when there are too many', async () => {
    const refused = () => problem(409, 'conflict', 'You have 10 tokens already. Please end one first.')
    draw({ answers: { ...listed([]), 'POST /api/personal-tokens': refused } })
    await press(words.make)
    await userEvent.type(screen.getByLabelText(words.name), 'Watch')
    await press(words.make)
    await screen.findByText('You have 10 tokens already. Please end one first.')
  })
})
