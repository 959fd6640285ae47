import {
  addDays,
  DEFAULT_REPORT_PAPER,
  daysBetween,
  FIRST_DAYS,
  isAnswered,
  NO_RECOVERY_ANSWERS,
  RECOVERY_QUESTIONS,
  type RecoveryDay,
  recoveryAdvice,
} from '@gb/domain'
import type { FirstDaysContent } from '../first-days-content.js'
import type { PaperSpeech } from '../speech.js'
import type { ReportDocument, TextBlock } from './document-types.js'
import { caption, concernBlocks, tightTable, whoLine } from './parts.js'
import { printedDocument } from './printed-document.js'
import { NOTHING, recoveryWords } from './recovery-words.js'

const WIDTHS = [20, 34, 36, 84, 92, 56, 56, '*'] as const

/** The last day of the page: today, or the end of the first days. */
const lastDayOf = ({ today, surgeryDate }: FirstDaysContent): string => {
  const end = addDays(surgeryDate, FIRST_DAYS.to)
  return today < end ? today : end
}

/** As it stood in the app at the end of that day. */
const saidOn = (
  day: string,
  { answers, surgeryDate }: FirstDaysContent,
  { firstDays }: PaperSpeech,
): string => {
  const known = answers.filter((one) => one.day <= day)
  const level = recoveryAdvice(known, { today: day, surgeryDate })?.level ?? 'watch'
  return level === 'watch' ? '' : firstDays.said[level]
}

const isAnsweredDay = (day: RecoveryDay): boolean =>
  RECOVERY_QUESTIONS.some((question) => isAnswered(day, question))

const rowOf = (day: string, content: FirstDaysContent, speech: PaperSpeech): (string | TextBlock)[] => {
  const { answers, fluids, surgeryDate } = content
  const answer = answers.find((one) => one.day === day) ?? NO_RECOVERY_ANSWERS
  const drunk = fluids.find((one) => one.day === day)
  const { vomiting, pain, pulse, temperature } = recoveryWords(answer, speech)
  const said = saidOn(day, content, speech)
  const cells = [
    String(daysBetween(surgeryDate, day)),
    speech.shortDay(day),
    drunk === undefined ? NOTHING : `${Math.round(drunk.totalOz)} oz`,
    vomiting,
    pain,
    pulse,
    temperature,
    said,
  ]
  // What asked for a call stands out on a gray print too.
  return said === '' ? cells : cells.map((text) => ({ text: [{ text, bold: true }] }))
}

/**
 * Every one of the first days on one page, with what wants talking about on top. Pure: the same content gives the same page.
 * @param whose whom it is about; null leaves a line for a pen
 */
export const firstDaysPage = (
  content: FirstDaysContent,
  whose: string | null,
  speech: PaperSpeech,
): ReportDocument => {
  const { firstDays: words, longDay } = speech
  const { today, surgeryDate, answers, concerns } = content
  const last = lastDayOf(content)
  const count = daysBetween(surgeryDate, last) + 1
  const days = Array.from({ length: count }, (_, index) => addDays(surgeryDate, index))
  const title = words.title({ first: longDay(surgeryDate), last: longDay(last) })
  return printedDocument({ title, subject: words.subject, paper: DEFAULT_REPORT_PAPER, speech }, [
    { text: words.heading, style: 'heading', outline: true },
    caption(
      words.about({
        surgery: longDay(surgeryDate),
        day: String(daysBetween(surgeryDate, today)),
        made: longDay(today),
      }),
    ),
    whoLine(whose, speech),
    ...concernBlocks(concerns, speech),
    tightTable(
      words.heads,
      days.map((day) => rowOf(day, content, speech)),
      WIDTHS,
    ),
    caption(words.answered({ days: answers.filter(isAnsweredDay).length, of: count })),
    caption(words.rules),
    caption(speech.paper.standing),
  ])
}
