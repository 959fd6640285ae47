import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import type { EntryWrite, PendingEntry } from '@gb/device'
import { entryCatalog, Speaking } from '@gb/entries'
import { renderFeature } from '../../testing/render-feature'
import { outboxCatalog } from '../messages/generated/outbox'
import { UnsentRow } from './unsent-row'

const WRITE: EntryWrite = {
  kind: 'fluid',
  action: 'create',
  entryId: '1',
  values: { fluid_type: 'tea', amount_oz: 8 },
}
const REFUSED: PendingEntry = {
  write: WRITE,
  writes: [{ write: WRITE, sentAt: 0 }],
  state: 'attention',
  sentAt: 0,
  refusal: { reason: 'refused', status: 400, message: 'Please check your entry.', fields: [] },
  isHeld: false,
  madeAt: '2026-11-20T08:00:00.000Z',
  kept: 'device',
}

describe(UnsentRow.name, () => {
  afterEach(cleanup)

  it("says why in the reader's language, and not in the server's English", async () => {
    await Promise.all([entryCatalog.load('es'), outboxCatalog.load('es')])
    renderFeature(
      <Speaking language="es">
        <UnsentRow entry={REFUSED} onLeave={() => undefined} />
      </Speaking>,
    )
    expect(screen.getByText('Revise su registro.')).toBeTruthy()
    expect(screen.queryByText('Please check your entry.')).toBeNull()
  })
})
