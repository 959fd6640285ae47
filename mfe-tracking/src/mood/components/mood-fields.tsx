import { useMessages } from '@gb/entries'
import { ENERGY_LEVEL, MOOD_RATING, MOOD_TEXTS, NOTE_LENGTH } from '@gb/domain'
import { Disclosure, Slider, Stack, TextArea } from '@gb/ui'
import { moodCatalog } from '../messages/generated/mood'
import type { MoodDraft } from '../model/draft'
import { isVeryLow } from '../model/mood'
import { NobodyReads } from './nobody-reads'
import { WordField } from './word-field'

interface Properties {
  draft: MoodDraft
  onChange: (draft: MoodDraft) => void
  /** Whether a save was tried without a word. */
  isWordMissing: boolean
  /** Opens the texts from the start. */
  showTexts: boolean
}

/**
 * All fields of a mood: a word and two sliders; the texts wait behind a line for those who want to write. Where help is
 * stands right below a mood that is very low: nobody in that mood scrolls for it.
 */
export function MoodFields({ draft, onChange, isWordMissing, showTexts }: Properties) {
  const messages = useMessages(moodCatalog)
  return (
    <>
      <WordField
        value={draft.moodDescription}
        error={isWordMissing ? messages.wordMissing : undefined}
        onChange={(moodDescription) => onChange({ ...draft, moodDescription })}
      />
      <Slider
        label={messages.mood}
        hue="mood"
        min={MOOD_RATING.min}
        max={MOOD_RATING.max}
        value={draft.moodRating}
        valueText={messages.ofTen({ value: String(draft.moodRating) })}
        ends={messages.moodEnds}
        onValueChange={(moodRating) => onChange({ ...draft, moodRating })}
      />
      {isVeryLow(draft) && <NobodyReads />}
      <Slider
        label={messages.energy}
        hue="mood"
        min={ENERGY_LEVEL.min}
        max={ENERGY_LEVEL.max}
        value={draft.energyLevel}
        valueText={messages.ofTen({ value: String(draft.energyLevel) })}
        ends={messages.energyEnds}
        onValueChange={(energyLevel) => onChange({ ...draft, energyLevel })}
      />
      <Disclosure summary={`${messages.write} ${messages.optional}`} defaultOpen={showTexts}>
        <Texts draft={draft} onChange={onChange} />
      </Disclosure>
    </>
  )
}

function Texts({ draft, onChange }: Pick<Properties, 'draft' | 'onChange'>) {
  const messages = useMessages(moodCatalog)
  return (
    <Stack gap={4}>
      {MOOD_TEXTS.map((name) => (
        <TextArea
          key={name}
          label={messages.texts[name].label}
          hint={messages.texts[name].hint}
          rows={2}
          value={draft.texts[name]}
          error={
            draft.texts[name].trim().length > NOTE_LENGTH.max
              ? messages.tooLong({ max: String(NOTE_LENGTH.max) })
              : undefined
          }
          onValueChange={(text) => onChange({ ...draft, texts: { ...draft.texts, [name]: text } })}
        />
      ))}
    </Stack>
  )
}
