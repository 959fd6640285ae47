import { useCareCalls, useLacksCareCall } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, ButtonLink } from '@gb/ui'

/** Who answers now of the surgeon and the clinic, one press away; nothing where no number is noted. */
export function CareCallLink() {
  const [first] = useCareCalls()
  return first === undefined ? null : (
    <ButtonLink variant="secondary" size="small" href={first.href}>
      {first.label}
    </ButtonLink>
  )
}

/** Where a call is asked for and no number is noted: the way to where one is. Nothing where there is one to press. */
export function AddCareNumber({ words }: { words: string }) {
  const { navigate } = useHost()
  return useLacksCareCall() ? (
    <Button variant="secondary" size="small" onClick={() => navigate('settings', 'care_number')}>
      {words}
    </Button>
  ) : null
}
