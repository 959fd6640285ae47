import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { billing } from '../../shared/testing/billing'
import { json, problem, renderPart, type Answers } from '../../shared/testing/render-part'
import { messages } from '../messages/generated/upgrade.en'
import { UpgradeWindow } from '../upgrade-window'
import { PromoField } from './promo-field'

const CHECK = 'POST /api/validate-promo-code'
const CHECKOUT = 'POST /api/checkout/session'
const good =
  (discount_percent: number, minimum_amount: number | null = null) =>
  () =>
    json({ valid: true, message: 'You save it.', description: null, discount_percent, minimum_amount })
const bad = () =>
  json({
    valid: false,
    message: 'Invalid promo code',
    description: null,
    discount_percent: 0,
    minimum_amount: null,
  })

const draw = (answers: Answers) => {
  const leave = jest.fn<(url: string) => void>()
  const view = renderPart(
    <UpgradeWindow reason={{ kind: 'quick-action' }} onClose={jest.fn()} leave={leave} />,
    {
      ...billing(),
      [CHECKOUT]: () => json({ url: 'http://pay.test/1', session_id: 'cs_1' }, 201),
      ...answers,
    },
  )
  return { ...view, leave }
}
const apply = async (code: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: messages.promo.label }), code)
  fireEvent.click(screen.getByRole('button', { name: messages.promo.apply }))
}
const cards = () =>
  within(screen.getByRole('list', { name: messages.packages }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')

describe(PromoField.name, () => {
  afterEach(cleanup)

  it('writes capitals, asks nothing for a blank, and lowers the first payment of every card', async () => {
    const { sentTo, leave } = draw({ [CHECK]: good(20) })
    await apply('   ')
    expect(sentTo(CHECK)).toHaveLength(0)
    await userEvent.clear(screen.getByRole('textbox', { name: messages.promo.label }))
    await apply('welcome20')
    await screen.findByText(messages.promo.applied)
    expect(await sentTo(CHECK)[0]?.request.json()).toEqual({ promo_code: 'WELCOME20' })
    expect(cards()[1]).toContain('$39.99')
    expect(cards()[1]).toContain('for the first 6 months, then $49.99 every 6 months')
    fireEvent.click(screen.getByRole('button', { name: 'Choose 6 Months' }))
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    expect(await sentTo(CHECKOUT)[0]?.request.json()).toMatchObject({ promo_code: 'WELCOME20' })
  })

  it('of packages of some price lowers only those, and says so at the others, which are bought without it', async () => {
    const { sentTo, leave } = draw({ [CHECK]: good(20, 49.99) })
    await apply('welcome20')
    await screen.findByText(messages.promo.applied)
    expect(cards()[0]).toContain('$9.99per month')
    expect(cards()[0]).toContain(messages.promo.notForThis)
    expect(cards()[1]).toContain('$39.99')
    expect(cards()[1]).not.toContain(messages.promo.notForThis)
    fireEvent.click(screen.getByRole('button', { name: 'Choose Monthly' }))
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
    expect(await sentTo(CHECKOUT)[0]?.request.json()).not.toHaveProperty('promo_code')
  })

  it('offers a free trial at 100 %, and says that it ends by itself', async () => {
    draw({ [CHECK]: good(100) })
    await apply('FREEMONTH')
    expect(await screen.findAllByText('Start Free Trial')).toHaveLength(3)
    expect(cards()[0]).toContain('$0.00')
    expect(screen.getByText(messages.termsFree)).toBeTruthy()
  })

  it('is removed with Remove, and the prices are the old ones', async () => {
    draw({ [CHECK]: good(50) })
    await apply('HALF')
    fireEvent.click(await screen.findByRole('button', { name: messages.promo.remove }))
    expect(screen.getByRole('textbox', { name: messages.promo.label })).toHaveProperty('value', '')
    expect(cards()[0]).toContain('$9.99per month')
  })

  it('alerts with the words of the server, and clears the field', async () => {
    draw({ [CHECK]: bad })
    await apply('GUESS')
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid promo code')
    expect(screen.getByRole('textbox', { name: messages.promo.label })).toHaveProperty('value', '')
    draw({ [CHECK]: () => problem(429, 'too_many_requests', 'Please wait a while.') })
    await apply('GUESS')
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait a while.')
  })

  it('clears in silence when the connection breaks', async () => {
    const { sentTo } = draw({ [CHECK]: () => new Error('offline') })
    await apply('WELCOME20')
    await waitFor(() => expect(sentTo(CHECK)).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: messages.promo.label })).toHaveProperty('value', ''),
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
