import { useMessages } from '@gb/entries'
import { Button, Stack } from '@gb/ui'
import type { FormEvent } from 'react'
import { SlipQuestion } from '../components/slip-question'
import { WeightField } from '../components/weight-field'
import { sharedCatalog } from '../../shared/messages/generated/shared'
import { inOwnWords } from '@gb/own-words'
import { cardCatalog } from '../messages/generated/card'
import { useWeightForm } from '../components/use-weight-form'
import type { WeightEntry } from '../model/weight'
import styles from './quick-log.module.css'

interface Properties {
  userId: string
  entries: readonly WeightEntry[]
  onDone: () => void
}

/** Log a weight without leaving Home. */
function QuickLog({ userId, entries, onDone }: Properties) {
  const messages = useMessages(cardCatalog)
  const form = useWeightForm(userId, entries, onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form ref={focusField} noValidate onSubmit={submit}>
      <Stack gap={3}>
        <WeightField form={form} entries={entries} />
        <SlipQuestion {...form} />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onDone}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={form.isPending} busy={form.isPending} busyLabel={messages.adding}>
            {messages.add}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

// Opened by a press: the number can be typed at once.
const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

/** The form, with its words. */
export const inOwnLanguage = () => inOwnWords(QuickLog, [cardCatalog, sharedCatalog])
