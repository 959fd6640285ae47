import { type ApiClient, isApiError, unwrap } from '@gb/api-client'
import type { EntryValues } from './item'

type Created = EntryValues['food']['create']
type Headers = Record<'Idempotency-Key' | 'X-Time-Zone', string>

/** The changed fields without what is only for the screen. */
export function changeMeal({ shown: _shown, ...values }: EntryValues['food']['change']) {
  return values
}

/**
 * Logs a meal. One that repeats another takes its foods from there, tags and all; where that one was deleted in the
 * meantime, it is logged as it was on screen.
 */
export async function createMeal(
  api: ApiClient,
  { of, shown: _shown, ...values }: Created,
  ids: { user_id: string; entry_id: string },
  headers: Headers,
): Promise<unknown> {
  if (of !== undefined) {
    const { items: _items, ...moment } = values
    try {
      const params = { path: { entry_id: of } }
      return await unwrap(
        api.POST('/api/food-entry/{entry_id}/repeat', { params, body: { ...moment, ...ids }, headers }),
      )
    } catch (error) {
      if (!isApiError(error, 'not_found')) throw error
    }
  }
  // A key belongs to one request and no other.
  const key = of === undefined ? headers['Idempotency-Key'] : `${headers['Idempotency-Key']}-items`
  return unwrap(
    api.POST('/api/food-entry', {
      body: { ...values, ...ids },
      headers: { ...headers, 'Idempotency-Key': key },
    }),
  )
}
