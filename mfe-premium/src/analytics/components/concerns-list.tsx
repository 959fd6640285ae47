import { ConcernAnswer } from '@gb/entries'
import { ConcernAction, ConcernBanner, useConcernWords } from '@gb/help'
import { useHost } from '@gb/mfe-contract'
import { Stack } from '@gb/ui'
import type { ShownConcern } from '../model/analytics'

/** What the logs are concerned about, above all numbers, with what to do and whom to call; kind words stay in their logs. */
export function ConcernsList({ concerns }: { concerns: readonly ShownConcern[] }) {
  const userId = useHost().session.userId ?? ''
  const words = useConcernWords()
  const said = concerns.filter(({ urgency }) => urgency !== 'kind')
  return said.length === 0 ? null : (
    <Stack gap={2}>
      {said.map((concern, index) => (
        <ConcernBanner key={concern.id} concern={concern} isFirst={index === 0}>
          <ConcernAction action={concern.action} />
          <Answer userId={userId} label={words.answer(concern)} />
        </ConcernBanner>
      ))}
    </Stack>
  )
}

const Answer = ({ userId, label }: { userId: string; label: string | null }) =>
  label === null ? null : <ConcernAnswer userId={userId} label={label} />
