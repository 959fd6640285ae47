import { describe, expect, it, jest } from '@jest/globals'
import { CLINIC_PROBLEMS } from '@gb/domain'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProfile, json, problem, renderFeature } from '../testing/render-feature'
import { ClinicPlanCard } from './clinic-plan-card'
import { messages } from './messages'

const SHEET = {
  full_from: '2026-09-03',
  puree_from: null,
  soft_from: null,
  regular_from: null,
  full_meal_g: null,
  puree_meal_g: 85,
  soft_meal_g: null,
  regular_meal_g: null,
  protein_g: 75,
  fluid_oz: null,
  office_phone: '(555) 010-0199',
  after_hours_phone: null,
}
const PATH = `/api/clinic-plan/${aProfile().user_id}`
const draw = (profile = aProfile(), answers: Record<string, () => Response> = {}, isSure = true) =>
  renderFeature(<ClinicPlanCard userId={profile.user_id} />, {
    startup: { profile },
    answers,
    confirms: isSure,
  })
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = async (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const PROTEIN = `${messages.protein} ${messages.optional}`

describe(ClinicPlanCard.name, () => {
  it('keeps what is typed, and nothing else', async () => {
    const answer = jest.fn(() => json({ clinic_plan: SHEET }))
    const { sent } = draw(aProfile(), { [`PUT ${PATH}`]: answer })
    await press(messages.add)
    await type(PROTEIN, '75')
    await press(messages.save)
    expect(await screen.findByRole('button', { name: messages.add })).toBeTruthy()
    const body: unknown = await sent.find(({ call }) => call === `PUT ${PATH}`)?.request.json()
    expect(body).toEqual({
      ...Object.fromEntries(Object.keys(SHEET).map((field) => [field, null])),
      protein_g: 75,
    })
  })

  it('sends nothing while something is the matter, and takes the eyes there', async () => {
    const { sent } = draw()
    await press(messages.add)
    await type(PROTEIN, '20')
    await press(messages.save)
    expect(screen.getByText(CLINIC_PROBLEMS.protein)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(PROTEIN))
    expect(sent).toEqual([])
  })

  it('keeps what was typed when it could not be saved', async () => {
    draw(aProfile(), { [`PUT ${PATH}`]: () => problem(503, 'unavailable', 'Busy.') })
    await press(messages.add)
    await type(PROTEIN, '75')
    await press(messages.save)
    expect((await screen.findByRole('alert')).textContent).toBe(messages.failed)
    expect(screen.getByLabelText(PROTEIN)).toHaveProperty('value', '75')
  })

  it('shows what the clinic says, and calls it with one press', () => {
    draw(aProfile({ clinic_plan: SHEET }))
    expect(screen.getByText(messages.grams(75))).toBeTruthy()
    expect(screen.getByRole('link', { name: /Call my clinic/ }).getAttribute('href')).toBe('tel:5550100199')
    expect(screen.queryByText(messages.stepsBack)).toBeNull()
  })

  it('says so when its dates are those of another surgery', () => {
    draw(aProfile({ clinic_plan: SHEET, surgery_date: '2026-12-01' }))
    expect(screen.getByText(messages.stepsBack)).toBeTruthy()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('goes back to the general guide after a question (%s)', async (isSure, calls) => {
    const answer = jest.fn(() => json({ clinic_plan: null }))
    draw(aProfile({ clinic_plan: SHEET }), { [`DELETE ${PATH}`]: answer }, isSure)
    await press(messages.remove)
    await Promise.resolve()
    expect(answer).toHaveBeenCalledTimes(calls)
  })
})
