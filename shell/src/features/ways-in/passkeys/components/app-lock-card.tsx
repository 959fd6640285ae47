import { APP_LOCK_MINUTES } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Banner, CheckboxField, LockIcon, SegmentedControl, Text } from '@gb/ui'
import { useSyncExternalStore } from 'react'
import { FoldedSection } from '../../../../shared/folded-section/folded-section'
import { useAppLock } from '../../../../host/app-lock'
import { useTurnLockOn } from '../api/app-lock.mutation'
import { usePasskeys } from '../api/passkeys.query'
import { useLanguageHere, useMessages } from '@gb/entries'
import { passkeysCatalog } from '../messages/generated/passkeys'
import { passkeySentence } from '../model/passkey-sentence'
import { knowsPasskeys } from '../model/passkey-support'

/** The lock of the app on this device, for who has a passkey. */
export function AppLockCard({ userId }: { userId: string }) {
  const messages = useMessages(passkeysCatalog)
  const language = useLanguageHere()
  const words = messages.lock
  const options = APP_LOCK_MINUTES.map((value) => ({
    value: String(value),
    label: words.minutes({ minutes: value }),
  }))
  const { notify } = useHost()
  const lock = useAppLock()
  const { minutes } = useSyncExternalStore(lock.subscribe, lock.get)
  const turnOn = useTurnLockOn()
  const { data } = usePasskeys(userId)
  const isOn = minutes !== null
  const canLock = isOn || (knowsPasskeys() && data !== undefined && data.passkeys.length > 0)

  const change = (wanted: boolean) => {
    if (wanted) return turnOn.mutate()
    lock.keep(null)
    notify({ tone: 'success', text: words.turnedOff })
  }
  return (
    <FoldedSection look="row" title={words.title} icon={LockIcon}>
      <Text tone="muted">{words.text}</Text>
      <CheckboxField
        look="switch"
        label={words.toggle}
        hint={canLock ? words.toggleHint : words.needsPasskey}
        checked={isOn}
        disabled={!canLock || turnOn.isPending}
        onCheckedChange={change}
      />
      {turnOn.isError && !isOn && (
        <Banner tone="warning" live="polite">
          {passkeySentence(turnOn.error, language)}
        </Banner>
      )}
      {isOn && (
        <SegmentedControl
          label={words.after}
          options={options}
          value={String(minutes)}
          onValueChange={(chosen) =>
            lock.keep(APP_LOCK_MINUTES.find((option) => String(option) === chosen) ?? minutes)
          }
        />
      )}
    </FoldedSection>
  )
}
