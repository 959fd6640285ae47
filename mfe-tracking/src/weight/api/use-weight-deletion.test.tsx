import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderPart } from '../../shared/testing/render-part'
import { useWeightDeletion } from './use-weight-deletion'

function Deletes() {
  const { remove } = useWeightDeletion()
  return (
    <button type="button" onClick={() => void remove('some-id')}>
      Delete
    </button>
  )
}

describe(useWeightDeletion.name, () => {
  afterEach(cleanup)

  it('asks for a profile first, and neither asks nor sends anything', () => {
    const { host, sent } = renderPart(<Deletes />, {}, { session: { userId: null } })
    fireEvent.click(screen.getByRole('button'))
    expect(host.calls.notify.map(({ text }) => text)).toEqual(['Please create your profile first'])
    expect(host.calls.confirm).toEqual([])
    expect(sent).toEqual([])
  })
})
