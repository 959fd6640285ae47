import { Button, Modal, SelectField, Stack, Table, Text, TextField } from '@gb/ui'
import { useState, type SubmitEvent } from 'react'
import type { RemoteLoader } from '../remotes/loading/loader'
import { SHARED_VERSIONS } from '../remotes/sharing/shared-versions'
import type { WorkshopFacts } from '../remotes/overrides/workshop'
import { addressWith } from './addresses'
import styles from './inspector.module.css'
import { useInspectedRemotes, type InspectedRemote } from './inspect-remotes'
import { FlagList } from './flag-list'
import { messages } from './messages'

/** How remotes do in the browsers of people; it asks for an operator's token. */
const FIELD_PAGE = '/api/operator/ecosystem'

interface Properties {
  facts: WorkshopFacts
  loader: RemoteLoader
  onClose: () => void
}

/** What runs in this page: every remote, the packages that the shell shares, and the way to run another build. */
export function Inspector({ facts, loader, onClose }: Properties) {
  const remotes = useInspectedRemotes(facts, loader)
  return (
    <Modal open size="large" onClose={onClose} title={messages.title}>
      <Stack gap={5}>
        <Table label={messages.title} columns={messages.columns} rows={remotes.map(cellsOf)} />
        <a className={styles.field} href={FIELD_PAGE} target="_blank" rel="noreferrer">
          {messages.field}
        </a>
        <FlagList
          facts={facts}
          loader={loader}
          remotes={remotes.flatMap(({ name, state }) => (state === 'loaded' ? [name] : []))}
        />
        <OtherBuild names={facts.remotes.map(({ name }) => name)} />
        <Text as="h3" strong>
          {messages.shared}
        </Text>
        <Table
          label={messages.shared}
          columns={messages.sharedColumns}
          rows={Object.entries(SHARED_VERSIONS)}
        />
      </Stack>
    </Modal>
  )
}

function cellsOf({ name, version, source, canaryShare, state, loadMs, fault, owner }: InspectedRemote) {
  return [
    name,
    version ?? messages.none,
    messages.source[source],
    canaryShare === null ? messages.none : messages.canary(canaryShare),
    messages.state[state],
    loadMs === null ? messages.none : messages.ms(loadMs),
    fault === null ? messages.none : messages.error(fault.reason, causeOf(fault.cause), fault.id),
    owner === null ? messages.none : <Owner key="owner" {...owner} />,
  ]
}

const Owner = ({ team, contact, runbook }: NonNullable<InspectedRemote['owner']>) => (
  <span className={styles.owner}>{messages.owner(team, contact, runbook)}</span>
)

const causeOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : ''

/** Puts a build into the address of this tab; the server decides whether it may run. */
function OtherBuild({ names }: { names: string[] }) {
  const [remote, setRemote] = useState(names[0] ?? '')
  const [address, setAddress] = useState('')
  const run = (event: SubmitEvent) => {
    event.preventDefault()
    globalThis.location.assign(addressWith(globalThis.location.search, remote, address))
  }
  return (
    <form onSubmit={run}>
      <Stack gap={3}>
        <Text as="h3" strong>
          {messages.run}
        </Text>
        <SelectField
          label={messages.remote}
          value={remote}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => setRemote(target.value)}
        />
        <TextField
          label={messages.address}
          hint={messages.addressHint}
          type="url"
          required
          value={address}
          onValueChange={setAddress}
        />
        <Button type="submit">{messages.start}</Button>
      </Stack>
    </form>
  )
}
