import { LOG_SECTIONS } from '@gb/domain'
import { personal, type PersonalTables } from '@gb/service-kit'
import { ImportedMeal } from './imported-meal.js'

const FIGURES = ['calories', 'protein_g', 'carbs_g', 'fat_g', 'fiber_g', 'sugar_g']

const WRITTEN = { created_at: 'when the row was written, which says nothing about the person' }

/** Everything food-analysis holds about people. */
export const FOOD_TABLES: PersonalTables = {
  schema: 'food_analysis',
  sections: [
    {
      section: LOG_SECTIONS.food,
      table: 'food_analysis.food_entry',
      columns: [
        personal.uuid('entry_id'),
        personal.instant('recorded_at'),
        personal.text('time_zone'),
        personal.day('date', 'local_date'),
        personal.text('meal_type'),
        personal.json('items'),
        ...FIGURES.map((figure) => personal.numeric(figure)),
        personal.text('phase'),
        personal.text('rating'),
        personal.integer('rating_score'),
        personal.texts('rating_reasons'),
        personal.texts('recommendations'),
        personal.texts('assumptions'),
        personal.text('source'),
        personal.integer('revision'),
        personal.integer('eaten_percent'),
        personal.texts('felt'),
        personal.text('model'),
        personal.text('prompt_version'),
        personal.json('model_answer'),
      ],
      omitted: {
        ...WRITTEN,
        updated_at: 'when the row was last written, which says nothing about the person',
      },
      order: ['recorded_at', 'entry_id'],
      importable: { row: ImportedMeal },
    },
    {
      section: 'favourite_meals',
      table: 'food_analysis.favourite_meal',
      columns: [
        personal.uuid('entry_id'),
        personal.text('meal_type'),
        personal.json('items'),
        personal.text('source'),
        personal.texts('assumptions'),
        personal.text('rating'),
        personal.texts('rating_reasons'),
        personal.instant('created_at'),
      ],
      omitted: {},
      order: ['created_at', 'entry_id'],
    },
    {
      section: 'scans',
      table: 'food_analysis.scan',
      columns: [
        personal.uuid('scan_id'),
        personal.text('state'),
        personal.instant('reserved_at'),
        personal.instant('settled_at'),
        personal.uuid('entry_id'),
      ],
      omitted: {
        expires_at: 'a minute after reserved_at',
        idempotency_key: 'made by the app to repeat a call safely',
        request_hash: 'made by the app to repeat a call safely',
        answer: 'the meal it became, which is exported',
        failure: 'why there was no result, which says nothing about the person',
        photo_hash: 'a keyed hash to know the same photo again; no photo can be made of it',
        prompt_version: 'which question was asked, exported with the meal',
      },
      order: ['reserved_at', 'scan_id'],
    },
    {
      section: 'scan_quota',
      table: 'food_analysis.scan_quota',
      columns: [
        personal.integer('scans_used', 'used'),
        personal.integer('own_limit'),
        personal.instant('own_limit_until'),
      ],
      omitted: { own_limit_by: 'who of the operators raised it, which says nothing about the person' },
      order: ['used'],
    },
  ],
  unexported: {
    food_tombstone: 'ids of deleted meals, kept so that an offline device cannot bring them back',
  },
}
