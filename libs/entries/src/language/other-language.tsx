import { type Language, LANGUAGE_NAMES, otherLanguages } from '@gb/domain'
import { Button } from '@gb/ui'
import { useLanguageHere } from './speaking'

/** The quiet way to the other language, in its own name. */
export function OtherLanguage({ onChoose }: { onChoose: (language: Language) => void }) {
  return otherLanguages(useLanguageHere()).map((language) => (
    <Button key={language} variant="quiet" size="small" onClick={() => onChoose(language)}>
      <span lang={language}>{LANGUAGE_NAMES[language]}</span>
    </Button>
  ))
}
