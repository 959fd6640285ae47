import { newId } from '@gb/api-client'
import { OutboxFullError } from '@gb/device'
import { recoveryEntryId } from '@gb/domain'
import { entryCatalog, useDayOf, useOutboxWrite, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { useRef } from 'react'
import { recoveryCatalog } from '../messages/generated/recovery'
import type { RecoveryAnswer } from '../model/recovery'
import { toValues } from './recovery.mapper'
import type { RecoveryDays } from './recovery-days.query'

/** What a tap of the first days writes: an answer of the day, or a drink. Kept on the device at once, sent behind it. */
export function useRecoveryLog({ days }: RecoveryDays) {
  const messages = useMessages(recoveryCatalog)
  const { outboxFull } = useMessages(entryCatalog)
  const { notify } = useHost()
  const answers = useOutboxWrite('recovery')
  const drinks = useOutboxWrite('fluid')
  const dayOf = useDayOf()
  // Two taps may come before the first one is drawn: a second "create" would be taken for the same tap again.
  const begun = useRef(new Set<string>())

  const isKept = async (writing: Promise<unknown>): Promise<boolean> => {
    try {
      await writing
      return true
    } catch (error) {
      const text = error instanceof OutboxFullError ? outboxFull : messages.failed
      notify({ tone: 'danger', text })
      return false
    }
  }

  return {
    /** Lays one answer over the day that it is now. Resolves to whether it is kept. */
    async answer(answer: RecoveryAnswer): Promise<boolean> {
      const recordedAt = new Date().toISOString()
      const day = dayOf(recordedAt)
      const known = days.find((one) => one.day === day)
      const entryId = known?.entryId ?? recoveryEntryId(day)
      const values = toValues(answer)
      if (known !== undefined || begun.current.has(day)) return isKept(answers.change(entryId, values))
      begun.current.add(day)
      const isDone = await isKept(answers.create(entryId, { ...values, recorded_at: recordedAt }))
      if (!isDone) begun.current.delete(day)
      return isDone
    },

    /** Logs water, like every other glass. Resolves to whether it is kept. */
    drink: (amountOz: number): Promise<boolean> =>
      isKept(
        drinks.create(newId(), {
          fluid_type: 'water',
          amount_oz: amountOz,
          recorded_at: new Date().toISOString(),
        }),
      ),
  }
}
