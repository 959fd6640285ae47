import { useCareCalls } from '@gb/entries'
import { ButtonLink, InstallIcon as PhoneIcon, Stack } from '@gb/ui'

/** The clinic and the surgeon, each one press away; nothing where no number is noted. */
export function CareCallLinks() {
  const calls = useCareCalls()
  return calls.length === 0 ? null : (
    <Stack row wrap gap={2}>
      {calls.map(({ label, href }) => (
        <ButtonLink key={href} variant="secondary" icon={PhoneIcon} href={href}>
          {label}
        </ButtonLink>
      ))}
    </Stack>
  )
}
