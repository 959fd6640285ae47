import { kept } from '@gb/device'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@gb/domain'
import { useOwnLanguage, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { LanguageIcon, SegmentedControl } from '@gb/ui'
import { useEffect, useState } from 'react'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { isFlagOn } from '../../../remotes/registry/is-flag-on'
import { noteTrial } from '../../../shared/speech/wanted'
import { useChooseLanguage } from '../api/language.mutation'
import { settingsCatalog } from '../messages/generated/settings'
import { MailLanguage } from './mail-language'

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** English or Spanish on this device, and in the emails to its person, for those who try what is translated so far. Takes effect at once. */
export function LanguageCard() {
  const messages = useMessages(settingsCatalog)

  const language = useOwnLanguage()
  const { userId } = useHost().session
  const choose = useChooseLanguage(userId ?? '')
  const [isTried, setTried] = useState(false)
  useEffect(() => {
    let isHere = true
    // Without the list nobody is known to try anything.
    isFlagOn('spanish').then(
      (isOn) => {
        noteTrial(isOn)
        if (isHere) setTried(isOn)
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  if (!isTried) return null
  const change = (chosen: Language) => {
    kept.keep('language', chosen)
    noteTrial(isTried)
    if (userId !== null) choose.mutate(chosen)
  }
  return (
    <FoldedSection
      look="row"
      title={messages.language.title}
      icon={LanguageIcon}
      detail={LANGUAGE_NAMES[language]}
    >
      <SegmentedControl
        label={messages.language.label}
        hint={messages.language.hint}
        options={OPTIONS}
        value={language}
        onValueChange={change}
      />
      {userId !== null && <MailLanguage language={language} choose={choose} />}
    </FoldedSection>
  )
}
