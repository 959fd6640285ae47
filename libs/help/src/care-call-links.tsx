import { useCareCalls, useLacksCareCall, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, ButtonLink, InstallIcon as PhoneIcon, Stack } from '@gb/ui'
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

/** Where a call is asked for and no number is noted: the way to where one is. Nothing where there is one to press. */
export function AddCareNumber() {
  const { navigate } = useHost()
  const isLacking = useLacksCareCall()
  const messages = useMessages(callsCatalog)
  return isLacking ? (
    <Button
      variant="secondary"
      size="small"
      icon={PhoneIcon}
      onClick={() => navigate('settings', 'care_number')}
    >
      {messages.care.add}
    </Button>
  ) : null
}
