import {
  PERSONAL_TOKEN_ACCESS,
  PERSONAL_TOKEN_AREAS,
  PERSONAL_TOKEN_DAYS,
  PERSONAL_TOKEN_NAME_LENGTH,
  type PersonalTokenAccess,
  type PersonalTokenArea,
} from '@gb/domain'
import { isApiError } from '@gb/api-client'
import { Banner, Button, Stack, ChipGroup, SegmentedControl, TextField } from '@gb/ui'
import { useState } from 'react'
import { refusalSentence } from '../../../shared/refusals/refusal-sentence'
import { useMakeToken } from '../api/tokens.query'
import { useLanguageHere, useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'
import { MadeToken } from './made-token'

/** Asks what a new token is for, makes it, and shows it once. */
export function NewToken({ userId, onDone }: { userId: string; onDone: () => void }) {
  const words = useMessages(settingsCatalog).tokens
  const language = useLanguageHere()
  const accessOptions = PERSONAL_TOKEN_ACCESS.map((value) => ({ value, label: words.access[value] }))
  const areaOptions = PERSONAL_TOKEN_AREAS.map((value) => ({ value, label: words.areas[value] }))
  const daysOptions = PERSONAL_TOKEN_DAYS.map((each) => ({
    value: String(each),
    label: words.days({ days: each }),
  }))
  const make = useMakeToken(userId)
  const [name, setName] = useState('')
  const [access, setAccess] = useState<PersonalTokenAccess>('read_and_log')
  const [areas, setAreas] = useState<PersonalTokenArea[]>(['fluids'])
  const [days, setDays] = useState<string>(String(PERSONAL_TOKEN_DAYS[1]))
  if (make.isSuccess) return <MadeToken token={make.data.token} onDone={onDone} />

  const toggle = (area: PersonalTokenArea) =>
    setAreas((chosen) => PERSONAL_TOKEN_AREAS.filter((each) => (each === area) !== chosen.includes(each)))
  const life = PERSONAL_TOKEN_DAYS.find((each) => String(each) === days) ?? PERSONAL_TOKEN_DAYS[1]
  const isReady = name.trim() !== '' && areas.length > 0
  return (
    <>
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        maxLength={PERSONAL_TOKEN_NAME_LENGTH.max}
        autoComplete="off"
        onValueChange={setName}
      />
      <SegmentedControl
        label={words.accessLabel}
        hint={words.accessHint}
        options={accessOptions}
        value={access}
        onValueChange={setAccess}
      />
      <ChipGroup label={words.areasLabel} options={areaOptions} selected={areas} onSelect={toggle} />
      <SegmentedControl label={words.daysLabel} options={daysOptions} value={days} onValueChange={setDays} />
      {make.isError && (
        <Banner tone="warning" live="polite">
          {isApiError(make.error, 'conflict') ? refusalSentence(make.error, language) : words.failed}
        </Banner>
      )}
      <Stack row wrap gap={2}>
        <Button
          busy={make.isPending}
          busyLabel={words.making}
          disabled={!isReady}
          onClick={() => make.mutate({ name: name.trim(), access, areas, days: life })}
        >
          {words.make}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </Stack>
    </>
  )
}
