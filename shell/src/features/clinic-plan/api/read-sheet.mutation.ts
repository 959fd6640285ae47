import { unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation } from '@tanstack/react-query'

/** Asks what a sheet says, with the yes of the person to this one file. Nothing is kept by it. */
export function useReadSheet(userId: string) {
  const api = useApi()
  return useMutation({
    mutationFn: (base64: string) =>
      unwrap(
        api.POST('/api/clinic-plan-reading', {
          body: { user_id: userId, file_base64: base64, may_be_sent: true },
        }),
      ),
  })
}
