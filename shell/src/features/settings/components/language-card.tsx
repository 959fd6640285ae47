import { kept } from '@gb/device'
import { LANGUAGE_NAMES, LANGUAGES } from '@gb/domain'
import { useOwnLanguage } from '@gb/entries'
import { Card, InfoIcon, SegmentedControl } from '@gb/ui'
import { useEffect, useState } from 'react'
import { isFlagOn } from '../../../remotes/is-flag-on'
import { messages } from '../messages'

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** English or Spanish on this device, for those who try what is translated so far. Takes effect at once. */
export function LanguageCard() {
  const language = useOwnLanguage()
  const [isTried, setTried] = useState(false)
  useEffect(() => {
    let isHere = true
    // Without the list nobody is known to try anything.
    isFlagOn('spanish').then(
      (isOn) => isHere && setTried(isOn),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  if (!isTried) return null
  return (
    <Card title={messages.language.title} icon={InfoIcon}>
      <SegmentedControl
        label={messages.language.label}
        hint={messages.language.hint}
        options={OPTIONS}
        value={language}
        onValueChange={(chosen) => kept.keep('language', chosen)}
      />
    </Card>
  )
}
