import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { addDays, CONCERN_IDS, concernOf, NO_RECOVERY_ANSWERS, otherLanguages } from '@gb/domain'
import { extractText, getDocumentProxy } from 'unpdf'
import type { FirstDaysContent } from '../first-days-content.js'
import { type PaperSpeech, speechIn } from '../speech.js'
import { printedPages, UnhurriedPrinter } from '../testing/printed-pages.js'
import { FULLEST, REPORT_PEOPLE, reportOf, type ReportPerson, TODAY } from '../testing/report-people.js'
import { firstDaysPage } from './first-days-page.js'
import { reportDocument } from './report-document.js'

const printer = new UnhurriedPrinter()
afterAll(() => printer.onModuleDestroy())

/** The least and the most that there is to say, and what lies between; each with one period and paper. */
const SAMPLE = [
  ['an empty account', '30_days', 'letter'],
  ['somebody five days after surgery', '30_days', 'a4'],
  ['somebody with a month', '30_days', 'letter'],
  ['somebody with a season', '90_days', 'letter'],
  ['somebody with a year, every concern and every symptom', '6_months', 'letter'],
  ['somebody with a year, every concern and every symptom', '30_days', 'a4'],
  ['somebody pregnant with a year and one concern', '90_days', 'letter'],
  ['somebody whose plates are as full as they can be', '90_days', 'a4'],
] as const

const personOf = (who: string): ReportPerson => {
  const person = REPORT_PEOPLE[who]
  if (person === undefined) throw new Error(who)
  return person
}

const WORD = /\p{L}+/gu

/** Words that a document has and its print has not: those that were cut. */
const cutWords = (document: object, printed: string): string[] => {
  const whole = new Set(printed.match(WORD))
  const runs = JSON.stringify(document).match(/"(?:text|ul)":(?:"(?:[^"\\]|\\.)*"|\["[^\]]*\])/gu) ?? []
  return [...new Set(runs.join(' ').match(WORD))].filter(
    (word) => !whole.has(word) && !['text', 'ul', 'n'].includes(word),
  )
}

describe.each(otherLanguages('en'))('a report in another language: %s', (language) => {
  let speech: PaperSpeech
  beforeAll(async () => {
    speech = await speechIn(language)
  })

  it.each(SAMPLE)('of %s has 2 or 3 full pages: %s on %s', async (who, period, paper) => {
    const pages = await printedPages(
      printer,
      reportOf(personOf(who), { period, paper, speech }),
      'Œ'.repeat(100),
    )
    expect([2, 3]).toContain(pages.length)
    expect(pages[0]?.text).toContain(speech.clinic.heading)
    expect(pages[1]?.text).toContain(speech.report.short)
    for (const { used } of pages.slice(1)) expect(used).toBeGreaterThan(0.3)
    for (const { used } of pages.slice(1, -1)) expect(used).toBeGreaterThan(0.75)
  })

  it('has at most 5 pages with the most notes', async () => {
    const texts = Array.from({ length: 80 }, () => 'Œ'.repeat(5000))
    const content = reportOf(FULLEST, { period: '6_months', paper: 'letter', texts, speech })
    expect((await printedPages(printer, content, 'Ana')).length).toBeLessThanOrEqual(5)
  })

  it('cuts no word of ours', async () => {
    const person = personOf('somebody with a year, every concern and every symptom')
    const content = reportOf(person, { period: '6_months', paper: 'letter', speech })
    const document = reportDocument(content, 'Ana', 'clinic')
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(await printer.print(document))),
      { mergePages: true },
    )
    expect(cutWords(document.content, text)).toEqual([])
  })

  it('has one page for the first days, with every day and every concern', async () => {
    const surgeryDate = addDays(TODAY, -30)
    const answers = Array.from({ length: 31 }, (_, number) => ({
      ...NO_RECOVERY_ANSWERS,
      day: addDays(surgeryDate, number),
      vomiting: 'nothing_stays_down' as const,
      pain: 'severe' as const,
      pulseBpm: 250,
      temperature: 113,
    }))
    const full: FirstDaysContent = {
      today: TODAY,
      surgeryDate,
      answers,
      fluids: answers.map(({ day }) => ({ day, totalOz: 640 })),
      concerns: CONCERN_IDS.map(concernOf),
    }
    const document = firstDaysPage(full, 'Œ'.repeat(100), speech)
    const pdf = await getDocumentProxy(new Uint8Array(await printer.print(document)))
    expect(pdf.numPages).toBe(1)
  })
})
