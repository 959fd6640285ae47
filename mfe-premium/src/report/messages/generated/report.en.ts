// Written by `npm run generate` from ../report.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  make: 'Make a report',
  intro: 'Your weight, nutrition, fluids, vitamins and moods, in plain words with charts.',
  language: 'Language of the files',
  period: 'Period',
  paper: {
    label: 'Paper',
    letter: 'Letter',
    a4: 'A4',
  },
  notes: {
    summary: ({ count }: { count: number }) => formats.plural(count, { '=0': 'Add your own notes', one: `${formats.number(count)} note added`, other: `${formats.number(count)} notes added` }),
    hint: 'They go into the report as you wrote them. Choose what your clinic may read.',
    none: 'You have written no notes in this period.',
    failure: {
      server: 'Your notes did not load.',
      network: 'Connection error. Please try again.',
    },
    loading: 'Loading your notes...',
    kinds: {
      weight: 'Weight',
      vitamin: 'Vitamin',
      mood: 'Mood',
    },
    full: ({ most }: { most: number }) => `A report has room for ${formats.number(most)} notes.`,
  },
  generate: 'Generate Report',
  generating: 'Generating Report...',
  steps: {
    label: 'Steps of the report',
    collect: 'Reading what you logged',
    draw: 'Drawing the pages',
    save: 'Saving the file',
    of: ({ count, step }: { count: number; step: number }) => `Step ${formats.number(step)} of ${formats.number(count)}`,
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
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}.`,
  saved: ({ name }: { name: string }) => `Saved as ${name}`,
  share: 'Share',
  notShared: 'Sharing did not work. The file is in your downloads.',
  files: {
    report: 'Download the PDF',
    clinic: 'One page for your clinic',
    fhir: 'Data for a clinic (FHIR)',
  },
  busy: 'Downloading...',
  another: 'Make another report',
  clinic: 'Your clinic\'s plan comes first. The report is based on what you logged. It is not a medical record.',
}
