import { kept } from '@gb/device'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@gb/domain'
import { useOwnLanguage, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { LanguageIcon, SegmentedControl } from '@gb/ui'
import { useEffect } from 'react'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { useFlag } from '../../../remotes/registry/use-flag'
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
  const isTried = useFlag('spanish')
  useEffect(() => {
    if (isTried !== null) noteTrial(isTried)
  }, [isTried])
  if (isTried !== true) return null
  const change = (chosen: Language) => {
    kept.keep('language', chosen)
    noteTrial(true)
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
