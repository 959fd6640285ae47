import type { ReportFile } from './model/report'
import type { Note } from './model/note'

const FILES: Record<ReportFile, string> = {
  report: 'Download the PDF',
  clinic: 'One page for your clinic',
  fhir: 'Data for a clinic (FHIR)',
}

const KINDS: Record<Note['kind'], string> = { weight: 'Weight', vitamin: 'Vitamin', mood: 'Mood' }

export const messages = {
  make: 'Make a report',
  intro: 'Your weight, nutrition, fluids, vitamins and moods, in plain words with charts.',
  period: 'Period',
  paper: { label: 'Paper', letter: 'Letter', a4: 'A4' },
  notes: {
    summary: (count: number) =>
      count === 0 ? 'Add your own notes' : `${count} ${count === 1 ? 'note' : 'notes'} added`,
    hint: 'They go into the report as you wrote them. Choose what your clinic may read.',
    none: 'You have written no notes in this period.',
    failure: { server: 'Your notes did not load.', network: 'Connection error. Please try again.' },
    loading: 'Loading your notes...',
    kinds: KINDS,
    full: (most: number) => `A report has room for ${most} notes.`,
  },
  generate: 'Generate Report',
  generating: 'Generating Report...',
  steps: {
    label: 'Steps of the report',
    collect: 'Reading what you logged',
    draw: 'Drawing the pages',
    save: 'Saving the file',
    of: (step: number, count: number) => `Step ${step} of ${count}`,
  },
  failure: {
    server: 'Failed to generate progress report. Please try again.',
    network: 'Connection error. Please try again.',
  },
  undelivered: {
    server: 'PDF generated but download failed. Please contact support.',
    network: 'PDF generated but download failed. Please try again.',
    safe: 'Your report is ready and saved.',
  },
  retry: 'Try again',
  ready: 'Your report is ready',
  span: (from: string, to: string) => `${from} to ${to}`,
  saved: (name: string) => `Saved as ${name}`,
  share: 'Share',
  notShared: 'Sharing did not work. The file is in your downloads.',
  files: FILES,
  busy: 'Downloading...',
  another: 'Make another report',
  clinic:
    "Your clinic's plan comes first. The report is based on what you logged. It is not a medical record.",
} as const
