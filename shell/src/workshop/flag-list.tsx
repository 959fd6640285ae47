import { SelectField, Stack, Text } from '@gb/ui'
import type { RemoteLoader } from '../remotes/loading/loader'
import type { WorkshopFacts } from '../remotes/overrides/workshop'
import { addressWithFlag } from './addresses'
import { messages } from './messages'

interface Properties {
  facts: WorkshopFacts
  loader: RemoteLoader
  /** The remotes that are in this page. */
  remotes: readonly string[]
}

/** Each flag of the remotes in this page, to be turned on or off in this tab alone; the server writes it into the next page. */
export function FlagList({ facts, loader, remotes }: Properties) {
  const flags = remotes.flatMap((remote) =>
    Object.entries(loader.config(remote).flags).map(([flag, isOn]) => ({ remote, flag, isOn })),
  )
  if (flags.length === 0) return null
  return (
    <Stack gap={3}>
      <Text as="h3" strong>
        {messages.flags}
      </Text>
      {flags.map(({ remote, flag, isOn }) => {
        const here = facts.flags[remote]?.[flag]
        return (
          <SelectField
            key={`${remote} ${flag}`}
            label={messages.flagged(remote, flag, isOn)}
            value={here === undefined ? 'asItIs' : here ? 'on' : 'off'}
            options={Object.entries(messages.flagChoices).map(([value, label]) => ({ value, label }))}
            onValueChange={(value) => {
              const wanted = value === 'asItIs' ? null : value === 'on'
              globalThis.location.assign(addressWithFlag(globalThis.location.search, remote, flag, wanted))
            }}
          />
        )
      })}
    </Stack>
  )
}
