import type { CareCallee } from '@gb/domain'
import { useCareCalls, useLacksCareCall } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, ButtonLink } from '@gb/ui'

/**
 * Who answers now of the surgeon and the clinic, one press away; nothing where no number is noted.
 * @param words what each is called in the language that is spoken; English when absent
 */
export function CareCallLink({ words }: { words?: Readonly<Record<CareCallee, string>> }) {
  const [first] = useCareCalls()
  return first === undefined ? null : (
    <ButtonLink variant="secondary" size="small" href={first.href}>
      {words?.[first.who] ?? first.label}
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
