import {
  type Concern,
  concernsLoads,
  concernSpeech,
  ENGLISH_SUMMARY,
  formatsOf,
  insightsPhrases,
  type Language,
  LOCALES,
  saidIn,
  summaryLoads,
  type SummarySpeech,
} from '@gb/domain'
import { clinicCatalog } from './messages/generated/clinic.js'
import { firstDaysCatalog } from './messages/generated/first-days.js'
import { paperCatalog } from './messages/generated/paper.js'
import { reportCatalog } from './messages/generated/report.js'

const wordsOf = (language: Language) => ({
  paper: paperCatalog[language],
  clinic: clinicCatalog[language],
  report: reportCatalog[language],
  firstDays: firstDaysCatalog[language],
})

/** How a paper is said in one language. Source: decision 176. */
export interface PaperSpeech extends SummarySpeech, ReturnType<typeof wordsOf> {
  readonly language: Language
  /** 'Nov 20'. */
  readonly shortDay: (day: string) => string
  /** 'Nov 20, 2026'. */
  readonly longDay: (day: string) => string
}

const spoken = (language: Language, summary: SummarySpeech): PaperSpeech => {
  const { day } = formatsOf(language)
  return {
    ...summary,
    ...wordsOf(language),
    language,
    shortDay: (each) => day(each, 'near'),
    longDay: (each) => day(each, 'short'),
  }
}

/** What papers are said in unless another language is asked for. */
export const ENGLISH: PaperSpeech = spoken('en', ENGLISH_SUMMARY)

/** What a paper is said with in a language. What a book lacks stays in English; a test holds each to all of it. */
export const speechIn = async (language: Language): Promise<PaperSpeech> => {
  if (language === 'en') return ENGLISH
  const [summary, concerns, phrases] = await Promise.all([
    summaryLoads[language](),
    concernsLoads[language](),
    insightsPhrases[language](),
  ])
  const { said } = concernSpeech(concerns.messages, null)
  return spoken(language, {
    summary: summary.messages,
    concern: (found: Concern) => said(found),
    sentence: (inEnglish) => saidIn(inEnglish, phrases.messages, language) ?? inEnglish,
  })
}

/** How a document names its language. */
export const localeOf = ({ language }: PaperSpeech): string => LOCALES[language]
