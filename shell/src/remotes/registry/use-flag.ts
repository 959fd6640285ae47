import { useEffect, useState } from 'react'
import { isFlagOn } from './is-flag-on'

/**
 * Whether a remote has this flag on for who looks at this page; null until the list of remotes has said so, and where it
 * does not come: without it nobody is known to try anything.
 */
export function useFlag(flag: string): boolean | null {
  const [isOn, setOn] = useState<boolean | null>(null)
  useEffect(() => {
    let isHere = true
    isFlagOn(flag).then(
      (said) => isHere && setOn(said),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [flag])
  return isOn
}
