import { useFold } from '@gb/device'
import { useState } from 'react'

/**
 * Whether the card of what was logged is open. What waits for an answer is not hidden, nor a failure and its way back;
 * nor does it close under the finger that has answered.
 * @param name of the fold, as it is kept
 */
export function useEntriesFold(
  name: string,
  isNeeded: boolean,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useFold(name)
  const [wasNeeded, setNeeded] = useState(false)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return [
    isOpen || wasNeeded,
    (next) => {
      setNeeded(false)
      setOpen(next)
    },
  ]
}
