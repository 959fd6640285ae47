import { afterAll, describe, expect, it } from '@jest/globals'
import { addDays, CONCERN_IDS, concernOf, NO_RECOVERY_ANSWERS, type RecoveryAnswers } from '@gb/domain'
import { extractText, getDocumentProxy } from 'unpdf'
import type { FirstDaysContent } from '../first-days-content.js'
import { ENGLISH } from '../speech.js'
import { UnhurriedPrinter } from '../testing/printed-pages.js'
import { firstDaysPage } from './first-days-page.js'

const printer = new UnhurriedPrinter()
afterAll(() => printer.onModuleDestroy())

const SURGERY = '2026-11-11'
const dayOf = (number: number) => addDays(SURGERY, number)
const on = (number: number, answers: Partial<RecoveryAnswers>) => ({
  ...NO_RECOVERY_ANSWERS,
  day: dayOf(number),
  ...answers,
})
const contentOf = (number: number, more: Partial<FirstDaysContent> = {}): FirstDaysContent => ({
  today: dayOf(number),
  surgeryDate: SURGERY,
  answers: [],
  fluids: [],
  concerns: [],
  ...more,
})

/** The pages as they are printed, each as one line of words. */
const pagesOf = async (content: FirstDaysContent, name: string | null = 'Maria Lopez') => {
  const pdf = await printer.print(firstDaysPage(content, name, ENGLISH))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

describe(firstDaysPage.name, () => {
  it('says each day with its figures as they were given, and a dash for what was not', async () => {
    const [page = ''] = await pagesOf(
      contentOf(2, {
        answers: [
          on(1, { vomiting: 'once', pain: 'better', pulseBpm: 84, temperature: 37 }),
          on(2, { vomiting: 'none', pain: 'none', pulseSkipped: true, temperature: 99.1 }),
        ],
        fluids: [{ day: dayOf(1), totalOz: 22.4 }],
      }),
    )
    expect(page).toContain('0 Nov 11 – – – – – 1 Nov 12')
    expect(page).toContain('1 Nov 12 22 oz once better 84 37.0 °C')
    expect(page).toContain('2 Nov 13 – none none not measured 99.1 °F')
    expect(page).toContain('Something was answered on 2 of 3 days.')
    expect(page).toContain('Name: Maria Lopez')
  })

  it('says beside a day what the app said on it, and says of none that it is fine', async () => {
    const [page = ''] = await pagesOf(
      contentOf(5, {
        answers: [
          on(1, { vomiting: 'hours' }),
          on(2, { pain: 'better' }),
          on(3, { vomiting: 'none' }),
          on(5, { pulseBpm: 121 }),
        ],
      }),
    )
    expect(page).toMatch(/1 Nov 12 – over 4 hours – – – Call the surgeon now 2 Nov 13/)
    // What was said the day before speaks until the same is asked anew.
    expect(page).toMatch(/2 Nov 13 – – better – – Call the surgeon now 3 Nov 14 – none – – – 4 Nov 15/)
    expect(page).toMatch(/5 Nov 16 – – – 121 – Call 911 now/)
    expect(page).not.toMatch(/\b(?:fine|normal|well|all clear)\b/i)
  })

  it('begins with what wants talking about, the first two in whole', async () => {
    const [page = ''] = await pagesOf(
      contentOf(3, {
        concerns: (['recovery_surgeon', 'dry_two_days', 'eating_words'] as const).map(concernOf),
      }),
    )
    expect(page.indexOf('Please look at this first')).toBeLessThan(page.indexOf('What the app said'))
    expect(page).toContain(concernOf('dry_two_days').text)
    expect(page).toContain(`Also: ${concernOf('eating_words').title}`)
    expect(page).not.toContain(concernOf('eating_words').text)
  })

  it('ends with day 30, whenever it is made', async () => {
    const [page = ''] = await pagesOf(contentOf(45))
    expect(page).toContain('30 Dec 11')
    expect(page).not.toContain('31 Dec 12')
    expect(page).toContain('day 45 on Dec 26, 2026')
  })

  it.each([null, 'Œ'.repeat(100)])('is one page with every day and every concern, named %s', async (name) => {
    const widest = {
      vomiting: 'nothing_stays_down',
      pain: 'severe',
      pulseBpm: 250,
      temperature: 113,
    } as const
    const all = Array.from({ length: 31 }, (_, number) => on(number, widest))
    const full = contentOf(30, {
      answers: all,
      fluids: all.map(({ day }) => ({ day, totalOz: 640 })),
      concerns: CONCERN_IDS.map(concernOf),
    })
    expect(await pagesOf(full, name)).toHaveLength(1)
  })
})
