import type { FittedNote, Insights, MoodText, RecoveryDay, VitaminName } from '@gb/domain'
import type { PersonFacts } from '@gb/service-kit'
import type { ProgressReport } from './progress-report.repository.js'
import type { PaperSpeech } from './speech.js'

/** The whole report, which begins with the page for the clinic, or that page alone. */
export const REPORT_VERSIONS = ['full', 'clinic'] as const
export type ReportVersion = (typeof REPORT_VERSIONS)[number]

/** What was taken on a day, and how often. */
export interface VitaminDay {
  day: string
  taken: { vitaminName: VitaminName; times: number }[]
}

/** Mean mood and energy of a day, 1 to 10. */
export interface MoodDay {
  day: string
  mood: number
  energy: number
}

/** What a text of the person was written with. */
export type NoteKind = MoodText | 'weight' | 'vitamin'

/** A text of the person that they want in the report, as it is printed. */
export interface ReportNote extends FittedNote {
  day: string
  kind: NoteKind
}

/** The texts that are printed, oldest first, and how many more had no room. */
export interface ReportNotes {
  printed: ReportNote[]
  leftOut: number
}

/** Everything a report says, in all its shapes: JSON, PDF, FHIR. */
export interface ReportContent {
  report: ProgressReport
  person: PersonFacts
  insights: Insights
  /** In the language of `speech`, in which all of the paper is said. */
  summary: string[]
  speech: PaperSpeech
  vitaminDays: VitaminDay[]
  moodDays: MoodDay[]
  /** What was answered in the first days after surgery, as far as they are in the period, oldest first. */
  recoveryDays: RecoveryDay[]
  notes: ReportNotes
}
