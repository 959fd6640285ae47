import { CLINIC_SHEET_FIELDS } from '@gb/domain'
import { z } from 'zod'
import { cleanText } from '../shared/clean-text.js'
import { MOST_FIGURES, SHEET_KINDS } from './sheet-v1.js'
import { SAID_UNITS, type SaidFigure } from './said-figure.js'

/** Longer than any line of a sheet and short enough to clean at no cost. */
const RAW_LENGTH = 2_000
/** Characters of the words that are shown beside a figure. */
const WORDS_LENGTH = 160
const VALUE_LENGTH = 60

const line = (length: number) =>
  z
    .string()
    .max(RAW_LENGTH)
    .transform((text) => cleanText(text, length))

const answerSchema = z.object({
  kind: z.enum(SHEET_KINDS),
  figures: z
    .array(
      z.object({
        field: z.enum(CLINIC_SHEET_FIELDS),
        words: line(WORDS_LENGTH),
        value: line(VALUE_LENGTH),
        unit: z.enum(SAID_UNITS),
      }),
    )
    .max(MOST_FIGURES),
})

/** What a reader makes of a file. */
export type SheetAnswer =
  | { readonly kind: 'sheet'; readonly figures: readonly SaidFigure[] }
  | { readonly kind: 'not_a_sheet' | 'unreadable' }

/** What a model answered, if it is an answer to our question; null for anything else. */
export const readSheetAnswer = (text: string): SheetAnswer | null => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const { data } = answerSchema.safeParse(json)
  if (data === undefined) return null
  return data.kind === 'sheet' ? { kind: 'sheet', figures: data.figures } : { kind: data.kind }
}
