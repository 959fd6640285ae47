import { unwrap } from '@gb/api-client'
import type { PersonalLog } from '@gb/domain'
import { saveFile } from '@gb/device'
import { useLocalDay, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'
import { myDataCatalog } from '../messages/generated/my-data'

/** Downloads everything as JSON, or one log as CSV, and says under which name. */
export function useExport(userId: string) {
  const messages = useMessages(myDataCatalog)

  const { api, notify } = useHost()
  const day = useLocalDay()
  return useMutation({
    mutationFn: async (log: PersonalLog | null) => {
      const query = log === null ? ({ format: 'json' } as const) : ({ format: 'csv', log } as const)
      const params = { path: { user_id: userId }, query }
      const content = await unwrap(api.GET('/api/export/{user_id}', { params, parseAs: 'blob' }))
      const name = log === null ? `gastric-buddy-my-data-${day}.json` : `gastric-buddy-${log}-${day}.csv`
      saveFile(content, name)
      return name
    },
    onSuccess: (name) => notify({ tone: 'success', text: messages.download.done({ name }) }),
  })
}
