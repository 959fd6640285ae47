import { IdField } from '@gb/service-kit'

/** Path of one meal. */
export class EntryIdParams {
  @IdField('The meal.') entry_id!: string
}
