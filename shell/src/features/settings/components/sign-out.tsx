import { useHost } from '@gb/mfe-contract'
import { Button, SignOutIcon, Stack } from '@gb/ui'
import { useState } from 'react'
import { useSignOut } from '../api/sign-out.mutation'
import { useMessages } from '@gb/entries'
import { settingsCatalog } from '../messages/generated/settings'
import { useUnsent } from '../model/use-unsent'
import { UnsentWindow } from './unsent-window'

type Reach = 'here' | 'everywhere'

/** The two ways out, each behind a question; what only this device has is named before it. */
export function SignOut() {
  const messages = useMessages(settingsCatalog)

  const { session, confirm, outbox } = useHost()
  const { recoveryCode: code } = session
  const unsent = useUnsent()
  const [waiting, setWaiting] = useState<Reach | null>(null)
  const here = useSignOut('here')
  const everywhere = useSignOut('everywhere')
  const signOut = (reach: Reach) => (reach === 'here' ? here.mutate() : everywhere.mutate())

  const ask = async (reach: Reach) => {
    const question =
      reach === 'here'
        ? {
            title: messages.signOutTitle,
            text: code === undefined ? messages.signOutTextNoCode : messages.signOutText({ code }),
            confirmLabel: messages.signOutConfirm,
          }
        : {
            title: messages.everywhereTitle,
            text: code === undefined ? messages.everywhereTextNoCode : messages.everywhereText({ code }),
            confirmLabel: messages.everywhereConfirm,
          }
    if (await confirm(question)) signOut(reach)
  }
  const begin = (reach: Reach) => {
    if (unsent.count > 0) setWaiting(reach)
    else void ask(reach)
  }
  const goOn = (then: (reach: Reach) => void) => {
    setWaiting(null)
    if (waiting !== null) then(waiting)
  }
  return (
    <Stack gap={2}>
      <Button variant="secondary" icon={SignOutIcon} busy={here.isPending} onClick={() => begin('here')}>
        {messages.signOut}
      </Button>
      <Button variant="quiet" busy={everywhere.isPending} onClick={() => begin('everywhere')}>
        {messages.everywhere}
      </Button>
      {waiting !== null && (
        <UnsentWindow
          unsent={unsent}
          onSend={() => void outbox.retry()}
          onSent={() => goOn((reach) => void ask(reach))}
          onLose={() => goOn(signOut)}
          onClose={() => setWaiting(null)}
        />
      )}
    </Stack>
  )
}
