import { useCareCalls, useMessages } from '@gb/entries'
import { ButtonLink, InstallIcon as PhoneIcon, Stack } from '@gb/ui'
import { callsCatalog } from './messages/generated/calls'

/** The clinic and the surgeon, each one press away; nothing where no number is noted. */
export function CareCallLinks() {
  const calls = useCareCalls()
  const messages = useMessages(callsCatalog)
  return calls.length === 0 ? null : (
    <Stack row wrap gap={2}>
      {calls.map(({ who, href }) => (
        <ButtonLink key={href} variant="secondary" icon={PhoneIcon} href={href}>
          {messages.care[who]}
        </ButtonLink>
      ))}
    </Stack>
  )
}
