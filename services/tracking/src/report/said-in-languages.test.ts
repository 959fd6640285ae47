import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  addDays,
  CLINIC_PARTS,
  CONCERN_IDS,
  concernOf,
  INSIGHT_REASONS,
  INSIGHT_SENTENCES,
  LOCALES,
  otherLanguages,
  PHASE_KEYS,
  phaseOfKey,
  VITAMIN_NAMES,
  whosePlan,
} from '@gb/domain'
import { extractText, getDocumentProxy } from 'unpdf'
import { firstDaysPage } from './document/first-days-page.js'
import { reportDocument } from './document/report-document.js'
import type { PdfPrinter } from './printer/pdf-printer.js'
import { ENGLISH, type PaperSpeech, speechIn } from './speech.js'
import { UnhurriedPrinter } from './testing/printed-pages.js'
import { REPORT_PEOPLE, reportOf, type ReportPerson, TODAY } from './testing/report-people.js'

const printer = new UnhurriedPrinter()
afterAll(() => printer.onModuleDestroy())

const WORKSPACE = fileURLToPath(new URL('../../../..', import.meta.url))
const CATALOGS = [
  'services/tracking/src/report/messages',
  'libs/domain/src/insights/messages',
  'libs/domain/src/concerns/messages',
].map((folder) => `${WORKSPACE}/${folder}`)
const bookOf = (language: string) => `${WORKSPACE}/libs/domain/src/phrases/insights.${language}.json`

/** What stands around and inside of what is filled in. */
const NOT_WORDS = /\{\w+(?:, (?:number|date, \w+))?\}|\{\w+, (?:plural|select), |(?:\w+|=\d+) \{|\}|#/gu

const textsIn = (of: unknown): string[] =>
  typeof of === 'string'
    ? [of]
    : Object.entries(of ?? {}).flatMap(([key, value]) => (key.startsWith('@') ? [] : textsIn(value)))

const readJson = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object

const piecesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(NOT_WORDS))
    .map((piece) => piece.replaceAll(/^[\s.,:;()%·]+|[\s.,:;()%·]+$/gu, ''))

const inCatalogs = (language: string): string[] =>
  CATALOGS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(`.${language}.json`))
      .flatMap((file) => textsIn(readJson(`${folder}/${file}`))),
  )

/** Every piece of an English text of the catalogs and books that another language says in other words. */
const englishPieces = (language: string): string[] => {
  const book = Object.entries(readJson(bookOf(language))).filter(([key]) => !key.startsWith('@'))
  const others = [...inCatalogs(language), ...book.map(([, said]) => String(said))].join('\n')
  const english = [...inCatalogs('en'), ...book.map(([sentence]) => sentence)]
  const isWord = (piece: string) =>
    new RegExp(String.raw`(?<!\p{L})${escaped(piece)}(?!\p{L})`, 'u').test(others)
  return [...new Set(piecesOf(english))].filter((piece) => /\p{L}{3}/u.test(piece) && !isWord(piece))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Which of them a text has as words of their own. */
const found = (pieces: readonly string[], text: string): string[] =>
  pieces.filter((piece) => new RegExp(String.raw`(?<!\p{L})${escaped(piece)}(?!\p{L})`, 'u').test(text))

const RICH = 'somebody with a year, every concern and every symptom'
const richest = (speech: PaperSpeech) => {
  const person = REPORT_PEOPLE[RICH]
  if (person === undefined) throw new Error(RICH)
  return reportOf(person, {
    period: '6_months',
    paper: 'letter',
    texts: ['Subí las escaleras', '🌸', 'muy largo '.repeat(900)],
    speech,
  })
}

const pdfOf = async (document: Parameters<PdfPrinter['print']>[0]) => {
  const pdf = await getDocumentProxy(new Uint8Array(await printer.print(document)))
  const { text } = await extractText(pdf)
  return { pdf, text: text.join(' ').replaceAll(/\s+/gu, ' ') }
}

/** All that a report would print, drawings too, and what they show. */
const saidOf = (logged: ReportPerson, speech: PaperSpeech): string =>
  (['30_days', '6_months'] as const)
    .map((period) =>
      JSON.stringify(reportDocument(reportOf(logged, { period, paper: 'letter', speech }), null, 'full')),
    )
    .join(' ')
    // How a drawing is drawn is no word of it.
    .replaceAll(/<[^>]*>/gu, ' ')

describe('the English of papers', () => {
  it('names stages and plans as the rules do', () => {
    const { stages, plan, parts } = ENGLISH.clinic
    for (const key of PHASE_KEYS) expect(stages[key]).toBe(phaseOfKey(key).name)
    const whose = CLINIC_PARTS.map((part) => parts[part]).join(', ')
    expect([plan.guide, plan.some({ parts: whose })]).toEqual([whosePlan([]), whosePlan(CLINIC_PARTS)])
    for (const name of VITAMIN_NAMES) expect(ENGLISH.clinic.names[name]).toBe(name)
  })
})

describe.each(otherLanguages('en'))('papers in another language: %s', (language) => {
  let speech: PaperSpeech
  let pieces: string[]
  beforeAll(async () => {
    speech = await speechIn(language)
    pieces = englishPieces(language)
  })

  it('are looked through for all that English says', async () => {
    expect(pieces.length).toBeGreaterThan(200)
    const { text } = await pdfOf(reportDocument(richest(ENGLISH), null, 'full'))
    expect(found(pieces, text).length).toBeGreaterThan(40)
  })

  it('have no English in the PDF of somebody with very much, which says its language', async () => {
    const { pdf, text } = await pdfOf(reportDocument(richest(speech), null, 'full'))
    expect(text).toContain(speech.clinic.heading)
    expect(text).toContain('Subí las escaleras')
    expect(found(pieces, text)).toEqual([])
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: LOCALES[language] })
    const outline = (await pdf.getOutline()).map(({ title }) => title)
    expect(found(pieces, outline.join(' '))).toEqual([])
  })

  it('have none in the page of the first days, with every answer and every advice', async () => {
    const surgeryDate = addDays(TODAY, -30)
    const answers = (['none', 'once', 'more', 'hours', 'nothing_stays_down'] as const).flatMap(
      (vomiting, at) =>
        (['none', 'better', 'same', 'worse', 'severe'] as const).map((pain, place) => ({
          day: addDays(surgeryDate, 5 * at + place),
          vomiting,
          pain,
          pulseBpm: null,
          pulseSkipped: true,
          temperature: 101,
          temperatureSkipped: false,
        })),
    )
    const concerns = CONCERN_IDS.map(concernOf)
    const { text } = await pdfOf(
      firstDaysPage({ today: TODAY, surgeryDate, answers, fluids: [], concerns }, null, speech),
    )
    expect(text).toContain(speech.firstDays.heading)
    expect(text).toContain(speech.paper.answers.pain.severe)
    expect(found(pieces, text)).toEqual([])
  })

  it.each(Object.entries(REPORT_PEOPLE))('have none in the report of %s', (_who, logged) => {
    expect(found(pieces, saidOf(logged, speech))).toEqual([])
  })

  it('say each reason why a number is missing', () => {
    for (const reason of INSIGHT_REASONS)
      expect(speech.sentence(INSIGHT_SENTENCES[reason])).not.toBe(INSIGHT_SENTENCES[reason])
  })
})
