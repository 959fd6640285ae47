import { idempotent, invalidateAfter, newId, queryKeys, unwrap } from '@gb/api-client'
import { useHost } from '@gb/mfe-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useStartup } from '../../../host/startup-state'
import { useLanguageHere, useMessages } from '@gb/entries'
import { profileCatalog } from '../messages/generated/profile'
import type { ProfileBody } from '../model/profile.mapper'
import { sendWithRetries } from '../model/send-with-retries'

/** What a screen does beside the saving. */
export interface Saving {
  /** The new profile is stored; it is about to be loaded. */
  onCreated?: () => void
}

/**
 * Creates or changes the profile and says so; a change goes home. `attempt` is the running try, for the words on screen.
 */
export function useSaveProfile({ onCreated }: Saving) {
  const messages = useMessages(profileCatalog)
  const language = useLanguageHere()

  const { api, navigate, notify } = useHost()
  const { reload, showCode } = useStartup()
  const queries = useQueryClient()
  const [attempt, setAttempt] = useState(1)
  const keyOf = useKeyOfOpening()

  const mutation = useMutation({
    mutationFn: (body: ProfileBody) => {
      setAttempt(1)
      const headers = idempotent(keyOf(body))
      return sendWithRetries(() => unwrap(api.POST('/api/profile', { body, headers })), {
        onRetry: setAttempt,
      })
    },
    onSuccess: async (saved, body) => {
      const { user_id: userId, recovery_code: code } = saved
      queries.setQueryData(queryKeys.profile(userId), saved.profile)
      const isNew = body.user_id === undefined
      const newCode = isNew ? code : null
      if (newCode !== null) showCode({ userId, code: newCode, news: 'first' })
      if (isNew) onCreated?.()
      await reload()
      if (isWaitingFor(body.email, saved.profile.pending_email)) {
        // The box for the code stands on this screen.
        globalThis.scrollTo?.({ top: 0 })
        notify({ tone: 'success', text: messages.emailChangeSent({ email: body.email }) })
        return
      }
      if (!isNew) navigate('home')
      notify({ tone: 'success', text: language === 'en' ? saved.message : messages.saved })
    },
    onSettled: () => invalidateAfter(queries, 'profile'),
  })
  return { ...mutation, attempt }
}

const isWaitingFor = (email: string, pending: string | null) => pending?.toLowerCase() === email.toLowerCase()

/**
 * One key per opening of the form, so that no try, and no second press, makes a second profile. Changed words are
 * another request: under the old key the server would have to refuse them without saying why.
 */
function useKeyOfOpening(): (body: ProfileBody) => string {
  const last = useRef({ key: '', words: '' })
  return (body) => {
    const words = JSON.stringify(body)
    if (last.current.words !== words) last.current = { key: newId(), words }
    return last.current.key
  }
}
