import { queryKeys, unwrap } from '@gb/api-client'
import type { ReminderSettings, Snooze } from '@gb/domain'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toReminderBody } from './reminders.mapper'

/** Keeps all settings at once. */
export function useSaveReminders(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (settings: ReminderSettings) =>
      unwrap(
        api.PUT('/api/reminders/{user_id}', {
          params: { path: { user_id: userId } },
          body: toReminderBody(settings),
        }),
      ),
    onSuccess: (saved) => queries.setQueryData(queryKeys.reminders(userId), saved),
  })
}

/** Puts the last reminder off. */
export function useSnooze(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (snooze: Snooze) =>
      unwrap(
        api.POST('/api/reminders/{user_id}/snooze', {
          params: { path: { user_id: userId } },
          body: { snooze },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.reminders(userId) }),
  })
}

/** Sends a notification that only shows that it works. */
export function useSendTest(userId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/reminders/{user_id}/test', { params: { path: { user_id: userId } } })),
  })
}
