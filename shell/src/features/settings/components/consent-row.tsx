import type { ApiData } from '@gb/api-client'
import { type ConsentPurpose, instantInWords } from '@gb/domain'
import { Badge, Button, ListRow } from '@gb/ui'
import { useLanguageHere, useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'

interface Properties {
  consents: ApiData<'/api/consents'>
  purpose: ConsentPurpose
  busy: boolean
  onWithdraw: () => void
  onGive: () => void
}

type Words = ReturnType<typeof settingsCatalog.in>['consents']

/** One consent: how it stands, since when and to which text, and the way to change it. */
export function ConsentRow({ consents, purpose, busy, onWithdraw, onGive }: Properties) {
  const words = useMessages(settingsCatalog).consents

  const language = useLanguageHere()
  const state = consents.state[purpose]
  const isGiven = state === 'given'
  const name = words.names[purpose]
  // The ledger is newest first.
  const latest = consents.entries.find((entry) => entry.purpose === purpose)
  return (
    <ListRow
      title={name}
      detail={
        <>
          <Badge hue={isGiven ? 'success' : 'neutral'}>{words.states[state]}</Badge>{' '}
          {latest !== undefined &&
            sinceIn(words, instantInWords(latest.recorded_at, 'day', { language }), latest.policy_version)}
        </>
      }
      trailing={
        <Button
          variant="quiet"
          size="small"
          aria-label={isGiven ? words.withdrawNamed({ name }) : words.giveNamed({ name })}
          busy={busy}
          onClick={isGiven ? onWithdraw : onGive}
        >
          {isGiven ? words.withdraw : words.give}
        </Button>
      }
    />
  )
}

// The day stays on one line.
const sinceIn = (words: Words, day: string, version: string | null): string => {
  const since = words.since({ day }).replaceAll(' ', '\u00a0')
  return version === null ? since : words.version({ version, since })
}
