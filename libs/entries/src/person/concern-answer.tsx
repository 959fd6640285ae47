import { invalidateAfter, unwrap } from '@gb/api-client'
import { useApi } from '@gb/mfe-contract'
import { Button, Text } from '@gb/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../language/speaking'
import { entryCatalog } from '../messages/generated/entry'

interface Properties {
  userId: string
  /** What the button says. */
  label: string
}

/** Answers "Did you log everything?": that was all. What the concerns say next comes from the server. */
export function ConcernAnswer({ userId, label }: Properties) {
  const api = useApi()
  const queries = useQueryClient()
  const words = useMessages(entryCatalog)
  const answer = useMutation({
    mutationFn: () =>
      unwrap(
        api.PUT('/api/food-log-answer/{user_id}', {
          params: { path: { user_id: userId } },
          body: { was_all: true },
        }),
      ),
    onSuccess: () => invalidateAfter(queries, 'food-answer'),
  })
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={answer.isPending && !answer.isPaused}
        busyLabel={words.answering}
        onClick={() => answer.mutate()}
      >
        {label}
      </Button>
      {(answer.isError || answer.isPaused) && (
        <span role="alert">
          <Text as="span" size="small">
            {words.answerFailed}
          </Text>
        </span>
      )}
    </>
  )
}
