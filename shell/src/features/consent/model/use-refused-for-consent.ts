import { isApiError } from '@gb/api-client'
import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { firstCatalog } from '../../../messages/generated/first'

/** Whether the server refused a call for want of a current consent, and how to forget that. */
export interface ConsentRefusal {
  refused: boolean
  answered: () => void
}

/**
 * True once the server refused a call for want of a current consent, e.g. since a policy changed while the app was
 * open. `answered` forgets it, after the consent was given again. Who withdrew a consent is not asked for all four
 * again: a message leads to where it can be given back.
 */
export function useRefusedForConsent(): ConsentRefusal {
  const queries = useQueryClient()
  const { session, outbox, notify, navigate } = useHost()
  const isSignedIn = session.userId !== null
  const [refused, setRefused] = useState(false)
  const { consent: words } = useMessages(firstCatalog)
  useEffect(() => {
    const look = (error: unknown) => {
      if (isApiError(error, 'consent_required') && isSignedIn) {
        const action = { label: words.open, onAction: () => navigate('settings') }
        notify({ tone: 'info', text: words.withdrawn, action })
      } else if (isApiError(error, 'consent_outdated', 'consent_required')) setRefused(true)
    }
    const stopWrites = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
    })
    const stopReads = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error)
    })
    const stopEntries = outbox.onHeldUp(look)
    return () => {
      stopWrites()
      stopReads()
      stopEntries()
    }
  }, [queries, outbox, isSignedIn, notify, navigate, words])
  return { refused, answered: () => setRefused(false) }
}
