import { isApiError } from '@gb/api-client'
import { isBlank, MEAL_TEXT_LENGTH, writtenText } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Button, IconButton, MicrophoneIcon, SearchIcon, Stack, StopIcon, TextField } from '@gb/ui'
import { useState, type FormEvent, type RefObject } from 'react'
import { FoundFoods } from '../correct/found-foods'
import type { TableFood } from '../correct/portion-draft'
import { useSettled } from '../correct/use-settled'
import styles from './log-sheet.module.css'
import { logSheetCatalog } from './messages/generated/log-sheet'
import type { NewItem } from './new-meal'
import { useReadMeal } from './read-meal.mutation'
import { useSpeech, type Speech } from './use-speech'

interface Properties {
  field: RefObject<HTMLInputElement | null>
  /** Foods of a sentence. */
  onRead: (items: NewItem[]) => void
  /** One food of the table. */
  onFood: (food: TableFood) => void
  /** The food is not in the table; what was typed is its name. */
  onOwn: (name: string) => void
}

/** A food by name while it is typed, or a whole meal in words, typed or spoken. */
export function SayField({ field, onRead, onFood, onOwn }: Properties) {
  const [text, setText] = useState('')
  const words = useMessages(logSheetCatalog).say
  const settled = useSettled(text)
  const read = useReadMeal(words.assumed)
  const type = (next: string) => {
    read.reset()
    setText(next)
  }
  const find = (said: string) => {
    if (isBlank(said) || read.isPending) return
    read.mutate(said.trim(), {
      onSuccess: (items) => {
        if (items.length === 0) return
        setText('')
        onRead(items)
      },
    })
  }
  const speech = useSpeech((said) => {
    const sentence = said.slice(0, MEAL_TEXT_LENGTH.max)
    type(sentence)
    find(sentence)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    find(text)
  }
  const isNothing = read.data?.length === 0 || isApiError(read.error, 'invalid_input')
  const error = isNothing ? words.nothing : read.isError ? words.failed : undefined
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={3}>
        <div className={styles.say}>
          <TextField
            ref={field}
            label={words.label}
            hint={words.hint}
            error={error}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MEAL_TEXT_LENGTH.max}
            value={text}
            onValueChange={type}
          />
          {speech !== null && <SpeechButton speech={speech} />}
        </div>
        {speech !== null && (
          <p role="status" className={styles.hint}>
            {words.speech[speech.state]}
          </p>
        )}
        {!isBlank(text) && (
          <>
            <Button type="submit" icon={SearchIcon} busy={read.isPending} busyLabel={words.reading}>
              {words.read}
            </Button>
            {!isBlank(settled) && (
              <FoundFoods
                text={settled}
                none={<p className={styles.hint}>{words.noneByName}</p>}
                onFood={(food) => {
                  setText('')
                  onFood(food)
                }}
              />
            )}
            <Button variant="quiet" onClick={() => onOwn(writtenText(text))}>
              {words.own}
            </Button>
          </>
        )}
      </Stack>
    </form>
  )
}

function SpeechButton({ speech: { state, toggle } }: { speech: Speech }) {
  const words = useMessages(logSheetCatalog).say
  const isListening = state === 'listening'
  return (
    <IconButton
      icon={isListening ? StopIcon : MicrophoneIcon}
      label={isListening ? words.stop : words.speak}
      onClick={toggle}
    />
  )
}
