import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { useFlag } from '@gb/mfe-contract'
import { SegmentedControl } from '@gb/ui'
import { reportCatalog } from '../messages/generated/report'

interface Properties {
  language: Language
  onLanguage: (language: Language) => void
  disabled: boolean
}

/** The flag that says whether other languages are tried here. */
interface Speaking {
  gb: { flags: { spanish: object } }
}

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** In which language the files are: a clinic may read another one than the person. */
export function LanguageChoice({ language, onLanguage, disabled }: Properties) {
  const messages = useMessages(reportCatalog)
  const isTried = useFlag<Speaking>('spanish')
  if (!isTried) return null
  return (
    <SegmentedControl
      label={messages.language}
      options={OPTIONS}
      value={language}
      onValueChange={onLanguage}
      disabled={disabled}
    />
  )
}
