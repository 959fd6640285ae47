import { useCareCalls } from '@gb/entries'
import { ButtonLink } from '@gb/ui'

/** Who answers now of the surgeon and the clinic, one press away; nothing where no number is noted. */
export function CareCallLink() {
  const [first] = useCareCalls()
  return first === undefined ? null : (
    <ButtonLink variant="secondary" size="small" href={first.href}>
      {first.label}
    </ButtonLink>
  )
}
