import { idempotent, invalidateAfter, newId, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { storage } from '../../../shared/storage'
import { consentRecord } from '../model/consent-record'

/** Records all four consents on the server and only then in this browser. A failure is logged: nobody else sees it. */
export function useRecordConsent(onRecorded: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // The moment of the press belongs to the record, so each press is an intention of its own.
      const record = consentRecord(new Date())
      await unwrap(api.POST('/api/user-consent', { body: record, headers: idempotent(newId()) }))
      return record
    },
    onSuccess: (record) => {
      storage.keepConsent(record)
      onRecorded()
    },
    onError: (error) => console.error('Recording the consent failed.', error),
    onSettled: () => invalidateAfter(queries, 'consent'),
  })
}
