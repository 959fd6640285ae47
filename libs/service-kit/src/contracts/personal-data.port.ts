/** What JSON can say. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [field: string]: JsonValue }

/** One row about a person, by its wire names. */
export type PersonalRow = Record<string, JsonValue>

/** Where an export goes on: a section, and the last row of it that was read (null: from its beginning). */
export interface PersonalPlace {
  section: string
  after: string[] | null
}

/** Some rows of one section, oldest first. A section without rows has one page too, so that a file can name it. */
export interface PersonalPage {
  section: string
  /** The fields of a row, in the order of a table. */
  fields: string[]
  rows: PersonalRow[]
  /** Where to go on; null when this was the last of everything. */
  next: PersonalPlace | null
}

/** Rows of one section to take in. */
export interface PersonalBatch {
  section: string
  rows: PersonalRow[]
  /** The values are the text of a CSV file and have to be read as numbers, dates and so on first. */
  fromText: boolean
}

/** What became of a batch. */
export interface BatchOutcome {
  imported: number
  /** Rows whose id is stored already; what is stored stays as it is. */
  alreadyThere: number
  /** Rows that were not taken: which one of the batch, from 0, and the sentence that says why. */
  refused: { index: number; message: string }[]
}

/** Somebody who gets personal data, or would if it were set up. `where` and `howLong` are sentences. */
export interface Recipient {
  name: string
  purpose: string
  what: string
  where: string
  howLong: string
}

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

/** Weights, vitamins, fluids, moods. Owned by tracking. */
export abstract class TrackingDataPort extends PersonalDataPort {}

/** Meals and scans. Owned by food-analysis. */
export abstract class FoodDataPort extends PersonalDataPort {}

/** Progress in courses and check-ins. Owned by content. */
export abstract class ContentDataPort extends PersonalDataPort {}

/** Payments and premium. Owned by billing. */
export abstract class BillingDataPort extends PersonalDataPort {}
