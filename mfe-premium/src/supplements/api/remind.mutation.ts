import { queryKeys, unwrap } from '@gb/api-client'
import { useMessages } from '@gb/entries'
import { useApi, useHost } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { supplementsCatalog } from '../messages/generated/supplements'
import type { Schedule } from '../model/guide'
import { reminderPlan } from '../model/reminder-times'

/** Makes the times of a schedule the person's vitamin reminders; every other reminder stays as it is. */
export function useRemind(userId: string) {
  const messages = useMessages(supplementsCatalog)
  const api = useApi()
  const { notify, navigate } = useHost()
  const queries = useQueryClient()
  const params = { path: { user_id: userId } }
  return useMutation({
    mutationFn: async (slots: Schedule['slots']) => {
      const now = await unwrap(api.GET('/api/reminders/{user_id}', { params }))
      const plan = reminderPlan(slots, now.quiet_hours)
      // Switched off by it would be what the person has now.
      if (!plan.vitamins.on) return { saved: null, plan }
      const saved = await unwrap(
        api.PUT('/api/reminders/{user_id}', {
          params,
          body: {
            vitamins: plan.vitamins,
            fluids: now.fluids,
            weigh_in: now.weigh_in,
            mood: now.mood,
            quiet_hours: now.quiet_hours,
            show_details: now.show_details,
          },
        }),
      )
      return { saved, plan }
    },
    onSuccess: ({ saved, plan }) => {
      if (saved === null) return notify({ tone: 'warning', text: messages.noneFits })
      queries.setQueryData(queryKeys.reminders(userId), saved)
      notify({
        tone: 'success',
        text: plan.leftOut.length === 0 ? messages.reminded : messages.remindedSome,
        action: { label: messages.openVitamins, onAction: () => navigate('vitamins') },
      })
    },
    onError: () => notify({ tone: 'danger', text: messages.notReminded }),
  })
}
