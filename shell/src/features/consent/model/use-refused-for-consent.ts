import { isApiError } from '@gb/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * True once the server refused a call for want of a current consent, e.g. since a policy changed while the app was
 * open. `answered` forgets it, after the consent was given again.
 */
export function useRefusedForConsent(): { refused: boolean; answered: () => void } {
  const queries = useQueryClient()
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const look = (error: unknown) => {
      if (isApiError(error, 'consent_outdated', 'consent_required')) setRefused(true)
    }
    const stopWrites = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
    })
    const stopReads = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
    })
    return () => {
      stopWrites()
      stopReads()
    }
  }, [queries])
  return { refused, answered: () => setRefused(false) }
}
