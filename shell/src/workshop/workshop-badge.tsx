import { Badge, Button } from '@gb/ui'
import { useState } from 'react'
import type { RemoteLoader } from '../remotes/loading/loader'
import type { WorkshopFacts } from '../remotes/overrides/workshop'
import { addressWithout } from './addresses'
import { Inspector } from './inspector'
import { messages } from './messages'

// Above the bar of a phone. Styles of the shell are one file that everybody downloads; these few are of the badge alone.
const PLACE = {
  position: 'fixed',
  insetInlineStart: 8,
  bottom: 88,
  zIndex: 1000,
  maxWidth: 'calc(100vw - 16px)',
} as const
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const

/** Says on every screen which remotes are not those in force, with the way back and the way to the inspector. */
export function WorkshopBadge({ facts, loader }: { facts: WorkshopFacts; loader: RemoteLoader }) {
  const [isOpen, setOpen] = useState(() => new URLSearchParams(globalThis.location.search).has('inspect'))
  const overrides = Object.entries(facts.overrides)
  const flags = Object.entries(facts.flags).flatMap(([remote, own]) =>
    Object.entries(own).map(([flag, isOn]) => messages.flagged(remote, flag, isOn)),
  )
  const reset = () => globalThis.location.assign(addressWithout(globalThis.location.search))
  return (
    <>
      <aside aria-label={messages.badge} style={PLACE}>
        <div style={ROW}>
          {overrides.map(([remote, address]) => (
            <Badge key={remote} hue="danger">
              {messages.from(remote, new URL(address).host)}
            </Badge>
          ))}
          {flags.map((text) => (
            <Badge key={text} hue="danger">
              {text}
            </Badge>
          ))}
          {overrides.length + flags.length > 0 && (
            <Button size="small" variant="danger" onClick={reset}>
              {messages.reset}
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            {messages.inspector}
          </Button>
        </div>
      </aside>
      {isOpen && <Inspector facts={facts} loader={loader} onClose={() => setOpen(false)} />}
    </>
  )
}
