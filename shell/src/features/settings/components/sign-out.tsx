import { useHost } from '@gb/mfe-contract'
import { Button, SignOutIcon, Stack } from '@gb/ui'
import { useSignOut } from '../api/sign-out.mutation'
import { messages } from '../messages'

/** The two ways out, each behind a question. */
export function SignOut() {
  const { session, confirm } = useHost()
  const here = useSignOut('here')
  const everywhere = useSignOut('everywhere')

  const askHere = async () => {
    const isSure = await confirm({
      title: messages.signOutTitle,
      text: messages.signOutText(session.recoveryCode),
      confirmLabel: messages.signOutConfirm,
    })
    if (isSure) here.mutate()
  }
  const askEverywhere = async () => {
    const isSure = await confirm({
      title: messages.everywhereTitle,
      text: messages.everywhereText(session.recoveryCode),
      confirmLabel: messages.everywhereConfirm,
    })
    if (isSure) everywhere.mutate()
  }
  return (
    <Stack gap={2}>
      <Button variant="secondary" icon={SignOutIcon} busy={here.isPending} onClick={() => void askHere()}>
        {messages.signOut}
      </Button>
      <Button variant="quiet" busy={everywhere.isPending} onClick={() => void askEverywhere()}>
        {messages.everywhere}
      </Button>
    </Stack>
  )
}
