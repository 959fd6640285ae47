import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Injectable } from '@nestjs/common'
import { FoodRepository } from '../table/food.repository.js'
import { csvBatches } from './csv-batches.js'
import { type FdcRow, readFood, readNutrient, readPortion, toFdcFood } from './fdc-rows.js'
import type { StagedPortions } from './fdc-staged-food.entity.js'
import { FdcRepository, type StagedFigures } from './fdc.repository.js'
import { IMPORT_MESSAGES } from './messages.js'

const BATCH = 5000
const PUBLISH_BATCH = 500
const SOURCE_NOTE = 'USDA FoodData Central'

/** The download cannot be read; `message` says why. */
export class ImportRefusal extends Error {}

/** How an import ended. */
export interface ImportOutcome {
  readonly imported: number
  readonly skipped: number
}

/** What an import is told. */
export interface ImportOptions {
  /** The unpacked folder of the download, or its food.csv. */
  readonly path: string
  /** Whether packaged products are wanted too; they are a hundred times as many. */
  readonly withBranded: boolean
  /** Told a line now and then. */
  readonly say: (line: string) => void
}

interface Download {
  readonly folder: string
  readonly mark: string
}
type Step = (rows: readonly FdcRow[]) => Promise<void>

const openDownload = async (path: string, withBranded: boolean): Promise<Download> => {
  const folder = path.endsWith('.csv') ? dirname(path) : path
  const found = await stat(join(folder, 'food.csv')).catch(() => {
    throw new ImportRefusal(IMPORT_MESSAGES.noDownload(folder))
  })
  return { folder, mark: [folder, found.size, found.mtimeMs, withBranded].join('|') }
}

const readUnits = async (folder: string): Promise<Map<string, string>> => {
  const units = new Map<string, string>()
  for await (const { rows } of csvBatches(join(folder, 'measure_unit.csv'), 0, BATCH))
    for (const { id = '', name = '' } of rows) units.set(id, name)
  return units
}

/** Loads a FoodData Central download into the food table. Stopped and started again, it goes on where it was. */
@Injectable()
export class FdcImportService {
  constructor(
    private readonly staged: FdcRepository,
    private readonly foods: FoodRepository,
  ) {}

  /** @throws ImportRefusal when the folder holds no such download */
  async run({ path, withBranded, say }: ImportOptions): Promise<ImportOutcome> {
    const download = await openDownload(path, withBranded)
    await this.staged.begin(download.mark)
    const units = await readUnits(download.folder)
    const steps: [string, Step][] = [
      ['food.csv', (rows) => this.staged.stageFoods(rows.flatMap((row) => readFood(row, withBranded) ?? []))],
      ['food_nutrient.csv', (rows) => this.stageFigures(rows)],
      ['food_portion.csv', (rows) => this.stagePortions(rows, units)],
    ]
    for (const [file, step] of steps) await this.readFile(download, file, step, say)
    const outcome = await this.publish(download, say)
    await this.staged.finish()
    return outcome
  }

  private async readFile({ folder, mark }: Download, file: string, step: Step, say: ImportOptions['say']) {
    const from = await this.staged.progress(file, mark)
    if (from > 0) say(IMPORT_MESSAGES.resumed(file, from))
    for await (const { rows, done } of csvBatches(join(folder, file), from, BATCH)) {
      await this.staged.advance(file, mark, done, () => step(rows))
      say(IMPORT_MESSAGES.read(file, done))
    }
  }

  private async stageFigures(rows: readonly FdcRow[]): Promise<void> {
    const byFood = new Map<string, Partial<StagedFigures>>()
    for (const found of rows.flatMap((row) => readNutrient(row) ?? []))
      byFood.set(found.fdc_id, { ...byFood.get(found.fdc_id), [found.key]: found.amount })
    await this.staged.stageFigures([...byFood].map(([fdc_id, figures]) => ({ fdc_id, ...figures })))
  }

  private async stagePortions(rows: readonly FdcRow[], units: ReadonlyMap<string, string>): Promise<void> {
    const byFood = new Map<string, StagedPortions>()
    for (const { fdc_id, id, name, grams } of rows.flatMap((row) => readPortion(row, units) ?? []))
      byFood.set(fdc_id, { ...byFood.get(fdc_id), [id]: { name, grams } })
    await this.staged.stagePortions([...byFood].map(([fdc_id, portions]) => ({ fdc_id, portions })))
  }

  private async publish({ mark }: Download, say: ImportOptions['say']): Promise<ImportOutcome> {
    let imported = 0
    let skipped = 0
    let last = await this.staged.progress('publish', mark)
    for (;;) {
      const batch = await this.staged.stagedAfter(last, PUBLISH_BATCH)
      if (batch.length === 0) return { imported, skipped }
      const foods = batch.flatMap((row) => toFdcFood(row) ?? [])
      last = Number(batch.at(-1)?.fdc_id)
      await this.staged.advance('publish', mark, last, () =>
        this.foods.upsert(foods.map((food) => ({ food, sourceNote: SOURCE_NOTE }))),
      )
      imported += foods.length
      skipped += batch.length - foods.length
      say(IMPORT_MESSAGES.published(imported, skipped))
    }
  }
}
