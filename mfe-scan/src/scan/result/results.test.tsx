import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { addDays } from '@gb/domain'
import { NO_SHEET } from '@gb/test-kit'
import { cleanup, screen, within } from '@testing-library/react'
import { ResultsStep } from './results-step'
import { givePhotos } from '../testing/photos'
import { renderPreview } from '../testing/render-scan'
import { ANALYSIS, answer, problem, ScanServer } from '../testing/scan-server'

beforeEach(givePhotos)
afterEach(cleanup)

async function renderResults(analysis: object = {}, rest: object = {}, server = new ScanServer()) {
  server.next(() => Response.json(answer({ ...ANALYSIS, ...analysis }, rest)))
  const scan = await renderPreview(server)
  await scan.user.click(screen.getByRole('radio', { name: 'Lunch' }))
  await scan.user.click(scan.analyze)
  await screen.findByRole('heading', { name: 'Your meal' })
  return { ...scan, text: scan.container.textContent }
}

describe(ResultsStep.name, () => {
  it('shows the rating as a word with its reasons', async () => {
    const { text } = await renderResults()
    expect(screen.getByText('Good')).toBeTruthy()
    const reasons = within(screen.getByRole('list', { name: 'Why this rating' })).getAllByRole('listitem')
    expect(reasons.map((reason) => reason.textContent)).toEqual([
      'A lot of protein for its calories',
      'Tough meat: Good is the highest rating',
    ])
    expect(text).toContain('The rating is about the plate, never about you.')
  })

  it('asks first how much was eaten, before all that can be pressed or read about the plate', async () => {
    const { container } = await renderResults()
    const asked = screen.getByRole('group', { name: 'How much did you eat?' })
    expect(asked.contains(container.querySelector('button, input, a'))).toBe(true)
    const rating = screen.getByRole('list', { name: 'Why this rating' })
    const foods = screen.getByRole('list', { name: 'Foods we see' })
    for (const later of [rating, foods])
      expect(asked.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says "about" once for all totals, rounded, protein before calories', async () => {
    const { text } = await renderResults()
    expect(text).toMatch(/about 27 g protein160 kcal/)
    for (const [label, grams] of [
      ['Carbs', 4],
      ['Fat', 3],
      ['Fiber', 2],
      ['Sugar', 1],
    ]) {
      expect(text).toContain(`${label}${grams}\u00a0g`)
    }
  })

  it('never shows a figure that nobody knows as 0', async () => {
    const [chicken, broccoli] = ANALYSIS.food_items
    const { text } = await renderResults({
      food_items: [
        { ...chicken, fiber_g: 2.4, sugar_g: null },
        { ...broccoli, fiber_g: null, sugar_g: null },
      ],
      fiber_g: 2.4,
      sugar_g: 0,
    })
    expect(text).toContain('Fiberat least 2\u00a0g')
    expect(text).toContain('Sugarnot known')
  })

  it('lists the foods with grams, calories and protein', async () => {
    await renderResults()
    const foods = within(screen.getByRole('list', { name: 'Foods we see' })).getAllByRole('listitem')
    expect(foods.map((food) => food.textContent)).toEqual([
      'Grilled chicken breast85 g · 140 kcalFrom our food table26 g protein',
      'Cooked broccoli60 g · 20 kcalAI estimate1 g protein',
    ])
  })

  it('shows the next steps, when to drink, and that the clinic comes first', async () => {
    const { text } = await renderResults()
    expect(text).toContain('Eat the protein first.')
    expect(text).toContain('Stop at the first sign of fullness.')
    expect(text).toContain('Wait 30 minutes before drinking.')
    expect(text).toContain("Your clinic's plan comes first.")
  })

  describe('whose plan the stage of today follows', () => {
    const ofPerson = async (profile: object | Response) => {
      const server = new ScanServer()
      server.routes['GET /api/profile/*'] = () => profile
      return renderResults({}, {}, server)
    }
    const today = new Date().toISOString().slice(0, 10)

    it.each([
      [null, 'Based on our general guide'],
      [{ ...NO_SHEET, office_phone: '555-010-0199' }, 'Based on our general guide'],
      [
        { ...NO_SHEET, soft_meal_g: 113, fluid_oz: 70 },
        "Your clinic's plan: meal size, fluids. The rest: our general guide.",
      ],
    ])('is said: %j', async (clinic_plan, whose) => {
      await ofPerson({ surgery_date: addDays(today, -40), clinic_plan })
      expect(await screen.findByText(`Your food stage today: Soft food · ${whose}`)).toBeTruthy()
    })

    it("follows the clinic's own dates", async () => {
      const clinic_plan = { ...NO_SHEET, puree_from: addDays(today, -3) }
      await ofPerson({ surgery_date: addDays(today, -10), clinic_plan })
      expect(
        await screen.findByText(
          "Your food stage today: Puree · Your clinic's plan: stage. The rest: our general guide.",
        ),
      ).toBeTruthy()
    })

    it.each([
      ['is not known', { surgery_date: null, clinic_plan: { ...NO_SHEET, protein_g: 70 } }],
      ['cannot be read', problem(503, 'unavailable', 'later')],
    ])('is not said where the stage %s', async (_, profile) => {
      const { text } = await ofPerson(profile)
      expect(text).toContain("Your clinic's plan comes first.")
      expect(screen.queryByText(/Your food stage today/)).toBeNull()
    })
  })

  it('keeps the assumptions behind a disclosure', async () => {
    await renderResults()
    const details = screen.getByText('Portions are guessed from the photo.').closest('details')
    expect(details?.open).toBe(false)
    expect(details?.querySelector('summary')?.textContent).toBe('What we assumed')
  })

  it('says what is left and that the meal is in the log', async () => {
    const { text } = await renderResults()
    expect(text).toContain('1 of 3 free scans left')
    expect(text).toContain("Added to today's log as lunch.")
  })

  it('shows the premium badge in place of what is left', async () => {
    const { text } = await renderResults({}, { is_premium: true, scans_remaining: null })
    expect(text).toContain('Premium · Unlimited scans')
  })

  it('does not mark a real result as a sample', async () => {
    const { text } = await renderResults()
    expect(text).not.toContain('Sample result')
  })

  it('says that it is not sure enough instead of giving a rating', async () => {
    const { text } = await renderResults({ gastric_sleeve_rating: null, rating_reasons: [] })
    expect(text).toContain('We are not sure enough to rate this')
    expect(screen.queryByRole('list', { name: 'Why this rating' })).toBeNull()
  })

  it('says why a plate whose foods may not fit the phase has no rating', async () => {
    const reason = 'the texture of a food here is not known, so we cannot tell if it fits your phase'
    const { text } = await renderResults({ gastric_sleeve_rating: null, rating_reasons: [reason] })
    expect(text).toContain('No rating for this plate')
    expect(screen.getByRole('list', { name: 'Why there is no rating' }).textContent).toBe(
      reason.replace(/^t/, 'T'),
    )
    expect(text).not.toContain('A photo from above, in good light, helps.')
  })

  it('returns home on Done', async () => {
    const { calls, user } = await renderResults()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(calls.navigate).toEqual(['home'])
  })

  it('starts over on Scan Another', async () => {
    const { user } = await renderResults()
    await user.click(screen.getByRole('button', { name: 'Scan Another' }))
    expect(screen.getByLabelText('Take Photo')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Your meal' })).toBeNull()
  })
})
