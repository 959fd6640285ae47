import { VITAMIN_HINT_CODES, WEIGHT_HINT_CODES } from '@gb/domain'
import { z } from 'zod'
import { call, nothing, personId } from './call.js'

/** What JSON can say. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [field: string]: JsonValue }

const isObject = (value: unknown): value is object =>
  Object.prototype.toString.call(value) === '[object Object]'

/** Whether JSON holds a value as it is: a date, a missing value or an infinite number would come out as another one. */
const isJson = (value: unknown): value is JsonValue => {
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  if (isObject(value)) return Object.values(value).every(isJson)
  return value === null || typeof value === 'string' || typeof value === 'boolean'
}

/** One row about a person, by its wire names. */
export type PersonalRow = Record<string, JsonValue>

// Looked through once and not copied: an import has millions of values.
const personalRow = z.custom<PersonalRow>(
  (value) => isObject(value) && isJson(value),
  'expected a row of JSON',
)

const personalPlace = z.object({
  section: z.string(),
  after: z.array(z.string()).nullable(),
})

/** Where an export goes on: a section, and the last row of it that was read (null: from its beginning). */
export type PersonalPlace = z.output<typeof personalPlace>

const personalPage = z.object({
  section: z.string(),
  /** The fields of a row, in the order of a table. */
  fields: z.array(z.string()),
  rows: z.array(personalRow),
  /** Where to go on; null when this was the last of everything. */
  next: personalPlace.nullable(),
})

/** Some rows of one section, oldest first. A section without rows has one page too, so that a file can name it. */
export type PersonalPage = z.output<typeof personalPage>

const personalBatch = z.object({
  section: z.string(),
  rows: z.array(personalRow),
  /** The values are the text of a CSV file and have to be read as numbers, dates and so on first. */
  fromText: z.boolean(),
})

/** Rows of one section to take in. */
export type PersonalBatch = z.output<typeof personalBatch>

const importQuestion = z.object({
  /** Which row of the batch, from 0. */
  index: z.number(),
  code: z.enum([...WEIGHT_HINT_CODES, ...VITAMIN_HINT_CODES]),
  /** The question as a sentence to show. */
  text: z.string(),
  source: z.string(),
  /** What was probably meant, in the unit of the log; null when nothing better is known. */
  proposed: z.number().nullable(),
})

/** A row that was taken and looks like a slip. It is asked about in the history, too, until the person has answered. */
export type ImportQuestion = z.output<typeof importQuestion>

const batchOutcome = z.object({
  imported: z.number(),
  /** Rows whose id is stored already; what is stored stays as it is. */
  alreadyThere: z.number(),
  /** Rows that were not taken: which one of the batch, from 0, and the sentence that says why. */
  refused: z.array(z.object({ index: z.number(), message: z.string() })),
  asked: z.array(importQuestion),
})

/** What became of a batch. */
export type BatchOutcome = z.output<typeof batchOutcome>

const recipient = z.object({
  name: z.string(),
  purpose: z.string(),
  what: z.string(),
  where: z.string(),
  howLong: z.string(),
})

/** Somebody who gets personal data, or would if it were set up. `where` and `howLong` are sentences. */
export type Recipient = z.output<typeof recipient>

/**
 * What a service holds about a person. Owned by that service, called by profile, which puts the parts together. Every
 * method may be repeated: a page is read again, a row is taken once, what is erased is erased.
 */
export abstract class PersonalDataPort {
  /** One page; from the first section when no place is given. */
  abstract export(userId: string, place: PersonalPlace | null): Promise<PersonalPage>

  /** @throws AppError `invalid_input` for a section that takes nothing in */
  abstract import(userId: string, batch: PersonalBatch): Promise<BatchOutcome>

  /** Nothing of the person is left afterwards, but for what the law wants kept, which names nobody. */
  abstract erase(userId: string): Promise<void>

  /** Who gets personal data from this service, as it is set up now. */
  abstract recipients(): Promise<Recipient[]>
}

/** Weights, vitamins, fluids, moods, milestones, the first days. Owned by tracking. */
export abstract class TrackingDataPort extends PersonalDataPort {}

/** Meals and scans. Owned by food-analysis. */
export abstract class FoodDataPort extends PersonalDataPort {}

/** Progress in courses and check-ins. Owned by content. */
export abstract class ContentDataPort extends PersonalDataPort {}

/** Payments and premium. Owned by billing. */
export abstract class BillingDataPort extends PersonalDataPort {}

export const PERSONAL_DATA_CALLS = {
  export: call(z.tuple([personId, personalPlace.nullable()]), personalPage),
  import: call(z.tuple([personId, personalBatch]), batchOutcome),
  erase: call(z.tuple([personId]), nothing),
  recipients: call(z.tuple([]), z.array(recipient)),
}
