import { useState } from 'react'
import { useWhen } from '../when/use-when'
import { type Press, useFormPress } from './press'

/**
 * How the form of an entry saves: at the time of its field, once, and with what was typed in place until it is kept.
 * Both ways take what is to be saved, null where the form refuses some of it: the time is checked all the same. While
 * something is being saved, or where the time is refused (its field then says why), they do nothing.
 * @param stored the instant of an entry that is being edited; without it the form is for new ones
 */
export function useEntryForm(stored?: string) {
  const when = useWhen(stored)
  const press = useFormPress()
  const [isSaving, setSaving] = useState(false)

  const change = async <V>(
    values: V | null,
    write: (values: V, recordedAt: string | null) => Promise<boolean>,
  ): Promise<boolean> => {
    const moment = when.read()
    if (values === null || moment === null || isSaving) return false
    setSaving(true)
    const isKept = await write(values, moment.recordedAt)
    setSaving(false)
    return isKept
  }

  const add = async <V>(
    values: V | null,
    write: (values: V, press: Press) => Promise<boolean>,
  ): Promise<Press | null> => {
    let last: Press | null = null
    const isKept = await change(values, (all, chosen) => {
      last = press.of(JSON.stringify(all), chosen)
      return write(all, last)
    })
    if (!isKept) return null
    press.done()
    when.reset()
    return last
  }

  return {
    when,
    isSaving,
    /**
     * Saves an edited entry. `write` gets the chosen instant (ISO 8601, UTC), null where the time was left alone, and
     * resolves to whether the change is kept; so does this.
     */
    change,
    /**
     * Saves a new entry. The same values again, as after a failure, are the same entry; once it is kept, the next one is
     * a new entry, at now. Resolves to what makes it that entry; null where nothing is kept.
     */
    add,
  }
}
