import { type ApiClient, idempotent, unwrap } from '@gb/api-client'
import type { NewItem } from './item'
import { changeMeal, createMeal } from './meal-routes'

/** Sends one write and gives what the server answered. Throws as `unwrap` does. */
export function sendItem(api: ApiClient, item: NewItem): Promise<unknown> {
  const headers = { ...idempotent(item.key), 'X-Time-Zone': item.timeZone }
  const user_id = item.userId
  const entry_id = item.entryId
  const change = { params: { path: { entry_id } }, headers }
  // keepalive: a deletion is also sent while the page is being closed, when its time for Undo ends.
  const remove = { params: { path: { entry_id }, query: { user_id } }, headers, keepalive: true }
  switch (item.kind) {
    case 'fluid':
      if (item.action === 'delete') return unwrap(api.DELETE('/api/fluid-entry/{entry_id}', remove))
      return item.action === 'create'
        ? unwrap(api.POST('/api/fluid-entry', { body: { ...item.values, user_id, entry_id }, headers }))
        : unwrap(api.PATCH('/api/fluid-entry/{entry_id}', { ...change, body: { ...item.values, user_id } }))
    case 'vitamin':
      if (item.action === 'delete') return unwrap(api.DELETE('/api/vitamin-entry/{entry_id}', remove))
      return item.action === 'create'
        ? unwrap(api.POST('/api/vitamin-entry', { body: { ...item.values, user_id, entry_id }, headers }))
        : unwrap(api.PATCH('/api/vitamin-entry/{entry_id}', { ...change, body: { ...item.values, user_id } }))
    case 'weight':
      if (item.action === 'delete') return unwrap(api.DELETE('/api/weight-entry/{entry_id}', remove))
      return item.action === 'create'
        ? unwrap(api.POST('/api/weight-entry', { body: { ...item.values, user_id, entry_id }, headers }))
        : unwrap(api.PATCH('/api/weight-entry/{entry_id}', { ...change, body: { ...item.values, user_id } }))
    case 'mood':
      if (item.action === 'delete') return unwrap(api.DELETE('/api/mood-entry/{entry_id}', remove))
      return item.action === 'create'
        ? unwrap(api.POST('/api/mood-entry', { body: { ...item.values, user_id, entry_id }, headers }))
        : unwrap(api.PATCH('/api/mood-entry/{entry_id}', { ...change, body: { ...item.values, user_id } }))
    case 'milestone':
      if (item.action === 'delete') return unwrap(api.DELETE('/api/milestone-entry/{entry_id}', remove))
      return item.action === 'create'
        ? unwrap(api.POST('/api/milestone-entry', { body: { ...item.values, user_id, entry_id }, headers }))
        : unwrap(
            api.PATCH('/api/milestone-entry/{entry_id}', { ...change, body: { ...item.values, user_id } }),
          )
    case 'recovery':
      if (item.action === 'delete') return unwrap(api.DELETE('/api/recovery-entry/{entry_id}', remove))
      return item.action === 'create'
        ? unwrap(api.POST('/api/recovery-entry', { body: { ...item.values, user_id, entry_id }, headers }))
        : unwrap(
            api.PATCH('/api/recovery-entry/{entry_id}', { ...change, body: { ...item.values, user_id } }),
          )
    case 'food':
      if (item.action === 'delete') return unwrap(api.DELETE('/api/food-entry/{entry_id}', remove))
      return item.action === 'create'
        ? createMeal(api, item.values, { user_id, entry_id }, headers)
        : unwrap(
            api.PATCH('/api/food-entry/{entry_id}', {
              ...change,
              body: { ...changeMeal(item.values), user_id },
            }),
          )
  }
}
