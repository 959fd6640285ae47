import { idempotent, queryKeys, unwrap } from '@gb/api-client'
import type { Press } from '@gb/entries'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Sends a message; the same press again, as after a broken connection, is the same message. */
export function useSendCheckIn(userId: string) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ message, press }: { message: string; press: Press }) =>
      unwrap(
        api.POST('/api/premium-checkin', {
          body: { user_id: userId, message, entry_id: press.entryId },
          headers: idempotent(press.entryId),
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.checkIns(userId) }),
  })
}
