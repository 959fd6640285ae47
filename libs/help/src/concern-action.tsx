import type { ConcernTab } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Button, ButtonLink } from '@gb/ui'
import { useConcernWords } from './concern-words'

declare module '@gb/mfe-contract' {
  // Concerns lead to tabs of several teams.
  interface Tabs extends Record<ConcernTab, true> {}
}

interface Properties {
  /** A place of the app, or an address to open or to call. */
  action: { readonly tab: ConcernTab | null; readonly href: string | null; readonly label: string }
}

/** The one thing to do about a concern, one press away; nothing where there is none. */
export function ConcernAction({ action }: Properties) {
  const { navigate } = useHost()
  const { tab, href } = action
  const label = useConcernWords().action(action)
  if (href !== null)
    return (
      <ButtonLink
        size="small"
        href={href}
        {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
      >
        {label}
      </ButtonLink>
    )
  return tab === null ? null : (
    <Button variant="secondary" size="small" onClick={() => navigate(tab)}>
      {label}
    </Button>
  )
}
