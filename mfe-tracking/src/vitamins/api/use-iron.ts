import type { IronAnswer } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { useState } from 'react'
import { useAnswerIron } from './iron-answer.mutation'
import { useIronAnswer } from './iron-answer.query'
import { useVitaminWords } from '../words'

/** The question about iron: asked once, and again for whoever wants to change the answer. */
export function useIron(userId: string) {
  const messages = useVitaminWords()
  const { notify } = useHost()
  const answer = useIronAnswer(userId)
  const saving = useAnswerIron(userId)
  const [isReopened, setReopened] = useState(false)
  return {
    answer: answer ?? null,
    isAsked: isReopened || answer === null,
    isReopened,
    isSaving: saving.isPending,
    /** null before the question was ever shown away: there is nothing to change yet. */
    reopen: answer == null ? null : () => setReopened(true),
    give: (given: IronAnswer): void =>
      saving.mutate(given, {
        onSuccess: () => setReopened(false),
        onError: () => notify({ tone: 'danger', text: messages.iron.notSaved }),
      }),
  }
}

export type Iron = ReturnType<typeof useIron>
