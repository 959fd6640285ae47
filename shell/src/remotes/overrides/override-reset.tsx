import { Button } from '@gb/ui'

// What those who build remotes read; nobody else downloads it.
const RUN_IN_FORCE = 'Run the release in force'

// Reached by a dynamic import, on pages of the workshop only.

/** The address of this page without the other build of one remote. */
const addressWithoutBuild = (remote: string): string => {
  const query = new URLSearchParams(globalThis.location.search)
  query.delete(`remote.${remote}`)
  const text = query.toString()
  return text === '' ? '/' : `/?${text}`
}

/** On the card of a remote that another build replaces in this tab: the way back to the release in force. */
export function OverrideReset({ remote }: { remote: string }) {
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => globalThis.location.assign(addressWithoutBuild(remote))}
    >
      {RUN_IN_FORCE}
    </Button>
  )
}
