import { beforeEach, describe, expect, it } from '@jest/globals'
import { deviceTimeZone, queryKeys } from '@gb/api-client'
import { addDays, CARE_CALL_WORDS, localDay, timeInWords } from '@gb/domain'
import { NO_SHEET } from '@gb/test-kit'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProfile, renderFeature } from '../testing/render-feature'
import { messages as card } from './messages/generated/card.en'
import { messages } from './messages/generated/normal.en'
import { NormalTab } from './normal-tab'

const tap = (words: string) => userEvent.click(screen.getByRole('checkbox', { name: words }))
const type = (label: RegExp, words: string) =>
  userEvent.type(screen.getByRole('textbox', { name: label }), words)
const answer = () => within(screen.getByRole('region', { name: /^(Call|Wait)/ }))

beforeEach(() => localStorage.clear())

describe(NormalTab.name, () => {
  it('calls the clinic whose number is in its plan, also where no surgeon is noted', async () => {
    const profile = aProfile({ clinic_plan: { ...NO_SHEET, office_phone: '(555) 010-0199' } })
    const { queries } = renderFeature(<NormalTab />, { session: { userId: profile.user_id } })
    act(() => void queries.setQueryData(queryKeys.profile(profile.user_id), profile))
    await tap(messages.signs.vomiting_long)
    expect(answer().getByRole('link', { name: CARE_CALL_WORDS.officePhone }).getAttribute('href')).toBe(
      'tel:5550100199',
    )
  })

  it('asks nothing of the network and says nothing before the first tap', () => {
    const { sent } = renderFeature(<NormalTab />)
    expect(screen.getByText(messages.start)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('says 911 at once for an emergency, with one tap to call, and follows the country', async () => {
    renderFeature(<NormalTab />)
    await tap(messages.signs.chest_pain)
    expect(answer().getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages.country }), 'Germany')
    expect(answer().getByRole('link', { name: 'Call 112' })).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: messages.country }), 'United States')
  })

  it('stays with the worst answer, and forgets it when it is taken back', async () => {
    renderFeature(<NormalTab />)
    await tap(messages.signs.vomiting_long)
    await tap(messages.signs.reflux_most_days)
    expect(screen.getByRole('heading', { name: messages.titles.surgeon_now })).toBeTruthy()
    expect(answer().getByText(messages.thiamin)).toBeTruthy()
    await tap(messages.signs.vomiting_long)
    expect(screen.getByRole('heading', { name: messages.titles.office_hours })).toBeTruthy()
  })

  it('never says that nothing is wrong: the calmest answer names when to call, and what is missing', async () => {
    renderFeature(<NormalTab />)
    for (const none of screen.getAllByRole('checkbox', { name: messages.none })) await userEvent.click(none)
    expect(screen.getByRole('heading', { name: messages.titles.watch })).toBeTruthy()
    for (const words of messages.when) expect(answer().getByText(words)).toBeTruthy()
    expect(answer().getByText(messages.gapNames.temperature)).toBeTruthy()
    expect(answer().getByText(messages.worried)).toBeTruthy()
  })

  it('takes a fever in either scale, sooner in the first month, and refuses a slip', async () => {
    renderFeature(<NormalTab />)
    await type(/Temperature/, '38.1')
    expect(screen.getByRole('heading', { name: messages.titles.surgeon_now })).toBeTruthy()
    await userEvent.clear(screen.getByRole('textbox', { name: /Temperature/ }))
    await type(/Temperature/, '380')
    expect(screen.getByText(messages.strange)).toBeTruthy()
  })

  it('knows the date of surgery of a profile', async () => {
    renderFeature(<NormalTab />, { startup: { profile: aProfile({ surgery_date: '2020-01-31' }) } })
    await type(/Temperature/, '100.5')
    expect(screen.getByRole('heading', { name: messages.titles.watch })).toBeTruthy()
    expect(screen.getByText(card.surgery({ day: '2020-01-31' }))).toBeTruthy()
  })

  it('keeps the card on this device, calls the surgeon of it, and clears it', async () => {
    const first = renderFeature(<NormalTab />)
    await type(/Medicines/, 'Pantoprazole')
    await type(/Your surgeon's phone number/, '555 010 1234')
    await type(/Month/, '9')
    await type(/Day/, '1')
    await type(/Year/, '2025')
    first.unmount()
    const second = renderFeature(<NormalTab />)
    await tap(messages.signs.pain_worse)
    expect(screen.getByText(card.medicines({ words: 'Pantoprazole' }))).toBeTruthy()
    expect(screen.getByText(card.surgery({ day: '2025-09-01' }))).toBeTruthy()
    expect(screen.getByText(card.thiamin)).toBeTruthy()
    expect(answer().getByRole('link', { name: CARE_CALL_WORDS.surgeon }).getAttribute('href')).toBe(
      'tel:5550101234',
    )
    expect(second.sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: card.clear }))
    expect(screen.queryByText(card.medicines({ words: 'Pantoprazole' }))).toBeNull()
    expect(localStorage.getItem('gb.own_card')).toBeNull()
  })

  it('knows the last drink of the log, also one that waits, until another one is typed', async () => {
    const { host, queries, sent } = renderFeature(<NormalTab />, { session: { userId: 'u1' } })
    const at = new Date(Date.now() - 1000).toISOString()
    const today = localDay(new Date(at), deviceTimeZone())
    const drink = { entry_id: 'a', fluid_type: 'tea', amount_oz: 3, recorded_at: at, date: today }
    act(() => void queries.setQueryData(queryKeys.fluidSummary('u1', today), { entries: [drink] }))
    const teaTime = timeInWords(at)
    // A time does not break; what is looked for is compared without that.
    const shown = (words: string) => screen.findByText(words.replaceAll('\u00a0', ' '))
    await shown(card.drink({ words: card.logged({ oz: 3, drink: 'tea', time: teaTime }) }))
    const now = new Date().toISOString()
    await act(() =>
      host.outbox.write({
        kind: 'fluid',
        action: 'create',
        entryId: '00000000-0000-4000-8000-0000000000f1',
        values: { fluid_type: 'water', amount_oz: 2, recorded_at: now },
      }),
    )
    await shown(card.drink({ words: card.logged({ oz: 2, drink: 'water', time: timeInWords(now) }) }))
    await type(/Last drink/, '1 oz of broth at noon')
    expect(screen.getByText(card.drink({ words: '1 oz of broth at noon' }))).toBeTruthy()
    expect(sent.filter(({ call }) => call.startsWith('GET'))).toEqual([])
  })

  it('reads out all that was tapped, in words that stand alone', async () => {
    renderFeature(<NormalTab />)
    await tap(messages.signs.bloody_stool)
    await tap(messages.signs.vomiting_long)
    expect(screen.getByText('Now: Black or bloody stool; Vomiting for over 4 hours')).toBeTruthy()
  })

  it('reads out the numbers that were measured, and not those that no body has', async () => {
    renderFeature(<NormalTab />)
    await type(/Temperature/, '38.6')
    await type(/Heart rate at rest/, '126')
    await type(/usual heart rate/, '70')
    expect(screen.getByText('Measured: temperature 38.6 °C; heart rate 126 at rest, usually 70')).toBeTruthy()
    await userEvent.clear(screen.getByRole('textbox', { name: /Temperature/ }))
    await type(/Temperature/, '386')
    expect(screen.getByText('Measured: heart rate 126 at rest, usually 70')).toBeTruthy()
  })

  it('reads a scale behind a number, and answers nothing to a slip alone', async () => {
    renderFeature(<NormalTab />)
    await type(/Temperature/, '101.5 F')
    expect(screen.getByRole('heading', { name: messages.titles.surgeon_now })).toBeTruthy()
    expect(screen.getByText('Measured: temperature 101.5 °F')).toBeTruthy()
    await userEvent.clear(screen.getByRole('textbox', { name: /Temperature/ }))
    await type(/Temperature/, '1004')
    expect(screen.getByText(messages.strange)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: messages.titles.watch })).toBeNull()
    expect(screen.getByText(messages.start)).toBeTruthy()
  })

  it('tells of no month, no week and no sleeve that is not there', async () => {
    const soon = addDays(localDay(new Date(), deviceTimeZone()), 9)
    const before = renderFeature(<NormalTab />, {
      startup: { profile: aProfile({ surgery_date: soon }) },
    })
    await tap(messages.signs.chest_pain)
    expect(answer().getByText(messages.planned)).toBeTruthy()
    expect(screen.getByText(card.planned({ day: soon }))).toBeTruthy()
    expect(screen.queryByText(card.sleeve)).toBeNull()
    before.unmount()

    renderFeature(<NormalTab />)
    await type(/Heart rate at rest/, '110')
    expect(screen.getByText('Now: Heart rate of 100 or more at rest')).toBeTruthy()
    expect(answer().getByText(messages.noDay)).toBeTruthy()
    await userEvent.clear(screen.getByRole('textbox', { name: /Heart rate at rest/ }))
    await tap(messages.signs.hair_loss)
    expect(screen.getByText('Now: Hair loss')).toBeTruthy()
  })

  it('gives a line to who is low also beside what is more urgent', async () => {
    renderFeature(<NormalTab />)
    await tap(messages.signs.low_mood)
    await tap(messages.signs.chest_pain)
    expect(answer().getByRole('link', { name: 'Call 911' })).toBeTruthy()
    expect(answer().getByRole('link', { name: 'Call 988' })).toBeTruthy()
  })

  it('gives a line to who thinks of hurting themselves', async () => {
    renderFeature(<NormalTab />)
    await tap(messages.signs.thoughts_of_harm)
    expect(answer().getByRole('link', { name: 'Call 988' })).toBeTruthy()
  })
})
