import { queryKeys, unwrap } from '@gb/api-client'
import { useApi, useHost } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from '../messages'
import type { Schedule } from '../model/guide'
import { reminderTimes } from '../model/reminder-times'

/** Makes the times of a schedule the person's vitamin reminders; every other reminder stays as it is. */
export function useRemind(userId: string) {
  const api = useApi()
  const { notify, navigate } = useHost()
  const queries = useQueryClient()
  const params = { path: { user_id: userId } }
  return useMutation({
    mutationFn: async (slots: Schedule['slots']) => {
      const now = await unwrap(api.GET('/api/reminders/{user_id}', { params }))
      return unwrap(
        api.PUT('/api/reminders/{user_id}', {
          params,
          body: {
            vitamins: reminderTimes(slots, now.quiet_hours),
            fluids: now.fluids,
            weigh_in: now.weigh_in,
            mood: now.mood,
            quiet_hours: now.quiet_hours,
            show_details: now.show_details,
          },
        }),
      )
    },
    onSuccess: (saved) => {
      queries.setQueryData(queryKeys.reminders(userId), saved)
      notify({
        tone: 'success',
        text: messages.reminded,
        action: { label: messages.openVitamins, onAction: () => navigate('vitamins') },
      })
    },
    onError: () => notify({ tone: 'danger', text: messages.notReminded }),
  })
}
