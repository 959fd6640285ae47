import { isApiError } from '@gb/api-client'
import { isBlank, MEAL_TEXT_LENGTH } from '@gb/domain'
import { Button, SearchIcon, Stack, TextArea } from '@gb/ui'
import { useState } from 'react'
import { useReadMeal } from './read-meal.mutation'
import { messages } from './messages'
import type { NewItem } from './new-meal'

const words = messages.describe

/** A meal in words, read against the food table. */
export function DescribeField({ onRead }: { onRead: (items: NewItem[]) => void }) {
  const [text, setText] = useState('')
  const read = useReadMeal(words.assumed)
  const press = () => {
    read.mutate(text.trim(), {
      onSuccess: (items) => {
        if (items.length === 0) return
        setText('')
        onRead(items)
      },
    })
  }
  const isNothing = read.data?.length === 0 || isApiError(read.error, 'invalid_input')
  const error = isNothing ? words.nothing : read.isError ? words.failed : undefined
  return (
    <Stack gap={3}>
      <TextArea
        label={words.label}
        hint={words.hint}
        error={error}
        rows={2}
        maxLength={MEAL_TEXT_LENGTH.max}
        value={text}
        onValueChange={(next) => {
          read.reset()
          setText(next)
        }}
      />
      <Button
        variant="secondary"
        icon={SearchIcon}
        disabled={isBlank(text)}
        busy={read.isPending}
        busyLabel={words.reading}
        onClick={press}
      >
        {words.read}
      </Button>
    </Stack>
  )
}
