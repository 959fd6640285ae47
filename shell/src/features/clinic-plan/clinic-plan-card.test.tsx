import { describe, expect, it, jest } from '@jest/globals'
import { CLINIC_PROBLEMS } from '@gb/domain'
import { NO_SHEET } from '@gb/test-kit'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProfile, json, problem, renderFeature } from '../testing/render-feature'
import { ClinicPlanCard } from './clinic-plan-card'
import { messages } from './messages/generated/clinic-plan.en'

const SHEET = {
  ...NO_SHEET,
  full_from: '2026-09-03',
  puree_meal_g: 85,
  protein_g: 75,
  office_phone: '(555) 010-0199',
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

  it('stands open at the number to call for who is on the way there', async () => {
    renderFeature(<ClinicPlanCard userId={aProfile().user_id} isNumberAsked />, {
      startup: { profile: aProfile() },
    })
    expect(document.querySelector('details')?.open).toBe(true)
    const office = screen.getByLabelText(new RegExp(`^${messages.office}`))
    await waitFor(() => expect(document.activeElement).toBe(office))
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
    expect(screen.getByText(messages.grams({ grams: 75 }))).toBeTruthy()
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

const READ = 'POST /api/clinic-plan-reading'
const FOUND = [
  { field: 'puree_from', value: '2026-09-16', words: 'Day 15: purees', taken_as: null, problem: null },
  { field: 'protein_g', value: '75', words: 'Protein 75 g', taken_as: null, problem: null },
  { field: 'fluid_oz', value: null, words: 'drink 300 oz', taken_as: null, problem: CLINIC_PROBLEMS.fluids },
]

describe('reading the sheet', () => {
  const open = async (answer: () => Response) => {
    const drawn = draw(aProfile(), { [READ]: answer })
    await press(messages.add)
    await userEvent.upload(
      screen.getByLabelText(messages.read.choose),
      new File(['%PDF-1.7'], 'my name.pdf', { type: 'application/pdf' }),
    )
    await screen.findByRole('dialog')
    return drawn
  }
  const agree = async () => userEvent.click(screen.getByRole('checkbox', { name: messages.read.agree }))

  it('sends the file only with the yes to it, and nothing else with it', async () => {
    const { sent } = await open(() => json({ fields: FOUND }))
    expect(screen.getByRole('button', { name: messages.read.start })).toHaveProperty('disabled', true)
    await agree()
    await press(messages.read.start)
    await screen.findByText(messages.read.foundTitle)
    expect(sent.map(({ call }) => call)).toEqual([READ])
    expect(await sent[0]?.request.json()).toEqual({
      user_id: aProfile().user_id,
      file_base64: btoa('%PDF-1.7'),
      may_be_sent: true,
    })
  })

  it('says what a cup was taken as, beside the figure', async () => {
    const cup = 'A cup is taken as 240 g, which differs from food to food.'
    await open(() =>
      json({
        fields: [{ field: 'soft_meal_g', value: '120', words: '½ cup a meal', taken_as: cup, problem: null }],
      }),
    )
    await agree()
    await press(messages.read.start)
    await screen.findByRole('checkbox', { name: /120 g/ })
    expect(screen.getByText(`${messages.read.onSheet({ words: '½ cup a meal' })}. ${cup}`)).toBeTruthy()
  })

  it('shows each figure beside its words, and takes only what is confirmed; nothing is saved by it', async () => {
    const { sent } = await open(() => json({ fields: FOUND }))
    await agree()
    await press(messages.read.start)
    const protein = await screen.findByRole('checkbox', { name: 'Protein: 75 g a day' })
    expect(screen.getByText(messages.read.onSheet({ words: 'Protein 75 g' }))).toBeTruthy()
    expect(protein).toHaveProperty('checked', false)
    expect(screen.getByRole('button', { name: messages.read.use({ count: 0 }) })).toHaveProperty(
      'disabled',
      true,
    )
    // What is left empty says why, and cannot be confirmed.
    expect(screen.getByText((text) => text.includes(CLINIC_PROBLEMS.fluids))).toBeTruthy()
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    await userEvent.click(protein)
    await userEvent.keyboard('{Enter}')
    await press(messages.read.use({ count: 1 }))
    expect(screen.getByLabelText(PROTEIN)).toHaveProperty('value', '75')
    expect(screen.getByLabelText(`${messages.fluids} ${messages.optional}`)).toHaveProperty('value', '')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent.map(({ call }) => call)).toEqual([READ])
  })

  it.each([
    ['no AI service', 503, 'provider_unavailable'],
    ['another page', 400, 'invalid_image'],
    ['too many today', 429, 'too_many_requests'],
    ['no consent', 403, 'consent_required'],
  ] as const)('says the reason of the server for %s, and the form stays', async (reason, status, code) => {
    await open(() => problem(status, code, reason))
    await agree()
    await press(messages.read.start)
    expect(await screen.findByText(reason)).toBeTruthy()
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: messages.cancel }))
    expect(screen.getByLabelText(PROTEIN)).toBeTruthy()
  })

  it('asks to type it in where nothing could be read safely', async () => {
    await open(() => json({ fields: FOUND.slice(2) }))
    await agree()
    await press(messages.read.start)
    expect(await screen.findByText(messages.read.nothingTitle)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('says at once why a file cannot be used', async () => {
    const { sent } = draw()
    await press(messages.add)
    await userEvent.upload(
      screen.getByLabelText(messages.read.choose),
      new File(['Hi'], 'a.pdf', { type: 'application/pdf' }),
      {
        applyAccept: false,
      },
    )
    expect(await screen.findByText(messages.read.problems['wrong-kind'])).toBeTruthy()
    expect(sent).toEqual([])
  })
})
