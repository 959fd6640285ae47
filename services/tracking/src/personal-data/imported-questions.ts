import { doseHints, LOG_SECTIONS, VITAMIN_NAMES, type VitaminDose } from '@gb/domain'
import {
  type ImportQuestion,
  type JsonValue,
  type PersonalBatch,
  type PersonalRow,
  ProfilePort,
} from '@gb/service-kit'
import { Injectable } from '@nestjs/common'
import { VitaminEntryRepository } from '../vitamins/vitamin-entry.repository.js'
import { questionsOn } from '../vitamins/vitamins.mapper.js'
import { CountedWeights } from '../weight/counted-weights.js'
import type { Stretch } from '../weight/standing-weights.repository.js'

/** A row of a batch, with its place and the id of its entry. */
interface PlacedRow {
  index: number
  entryId: string
  row: PersonalRow
}

/** What a row says in words; empty where it says something else, which was refused. */
const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '')

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Rows without an id that can be one were refused. */
const placed = ({ rows }: PersonalBatch): PlacedRow[] =>
  rows
    .map((row, index) => ({ index, entryId: textOf(row.entry_id).toLowerCase(), row }))
    .filter(({ entryId }) => UUID.test(entryId))

const stretchOf = (rows: readonly PlacedRow[]): Stretch | null => {
  const times = rows
    .map(({ row }) => Date.parse(textOf(row.recorded_at)))
    .filter((time) => !Number.isNaN(time))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  return times.length === 0 ? null : { from: new Date(from), to: new Date(to) }
}

const doseOf = (row: PersonalRow): VitaminDose | null => {
  const vitaminName = VITAMIN_NAMES.find((name) => name === row.vitamin_name)
  return vitaminName === undefined ? null : { vitaminName, dosageMg: Number(row.dosage_mg) }
}

/** Most doses raise no question, and are not read again: a year of them is taken in at once. */
const mayBeAsked = (rows: readonly PlacedRow[]): PlacedRow[] => {
  const dayOf = ({ row }: PlacedRow) => `${textOf(row.taken_date)} ${textOf(row.vitamin_name)}`
  const byDay = Map.groupBy(rows, dayOf)
  return rows.filter((placedRow) => {
    const { row } = placedRow
    const dose = doseOf(row)
    if (dose === null) return false
    const sameDay = (byDay.get(dayOf(placedRow)) ?? []).flatMap((other) =>
      other.row === row ? [] : (doseOf(other.row) ?? []),
    )
    // The age that asks the most.
    return doseHints(dose, { sameDay, ageYears: 100 }, false).length > 0
  })
}

/** What is asked about rows that an import has just stored, by the rules of the history. Source: health-rules 3.3 and 4.3. */
@Injectable()
export class ImportedQuestions {
  constructor(
    private readonly weights: CountedWeights,
    private readonly vitamins: VitaminEntryRepository,
    private readonly profiles: ProfilePort,
  ) {}

  /** Also tells the profile which weight is the current one, when weights came in. */
  async about(userId: string, batch: PersonalBatch): Promise<ImportQuestion[]> {
    if (batch.section === LOG_SECTIONS.weight) return this.aboutWeights(userId, placed(batch))
    return batch.section === LOG_SECTIONS.vitamins ? this.aboutVitamins(userId, placed(batch)) : []
  }

  private async aboutWeights(userId: string, rows: readonly PlacedRow[]): Promise<ImportQuestion[]> {
    const hints = await this.weights.tellProfileOfMany(userId, stretchOf(rows))
    return rows.flatMap(({ index, entryId }) => {
      const hint = hints.get(entryId)
      if (hint === undefined) return []
      const { code, text, source, proposedLbs } = hint
      return [{ index, code, text, source, proposed: proposedLbs }]
    })
  }

  private async aboutVitamins(userId: string, rows: readonly PlacedRow[]): Promise<ImportQuestion[]> {
    const doubted = mayBeAsked(rows)
    if (doubted.length === 0) return []
    const ids = doubted.map(({ entryId }) => entryId)
    const [stored, standing] = await Promise.all([
      this.vitamins.those(userId, ids),
      this.profiles.standing(userId),
    ])
    const entries = new Map(stored.map((entry) => [entry.entryId, entry]))
    const ageYears = standing?.person.ageYears ?? null
    return doubted.flatMap(({ index, entryId }) => {
      const entry = entries.get(entryId)
      if (entry === undefined) return []
      return questionsOn(entry, ageYears).map(({ code, text, source, proposedMg }) => ({
        index,
        code,
        text,
        source,
        proposed: proposedMg,
      }))
    })
  }
}
