import { instantInWords, type Language } from '@gb/domain'
import { useLanguageHere, useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { DevicesIcon, ErrorState, List, Loading, SkeletonText, Text } from '@gb/ui'
import { FoldedSection } from '../../../shared/folded-section/folded-section'
import { RemovableRow } from '../../../shared/removable-row'
import { useDevices, useRemoveDevice, type Device } from '../api/devices.query'
import { settingsCatalog } from '../messages/generated/settings'

type Words = ReturnType<typeof settingsCatalog.in>['devices']

/** The devices that can open the profile, each with its way out. */
export function DevicesCard({ userId }: { userId: string }) {
  const words = useMessages(settingsCatalog).devices
  const language = useLanguageHere()
  const rowWords = { remove: words.remove, removeNamed: (name: string) => words.removeNamed({ name }) }
  const { data: devices, isError, isFetching, refetch } = useDevices(userId)
  const remove = useRemoveDevice(userId)
  const { confirm } = useHost()

  const ask = async (device: Device) => {
    const isSure = await confirm({
      title: words.removeTitle({ name: device.name }),
      text: device.is_current ? words.removeCurrentText : words.removeText,
      confirmLabel: words.remove,
      tone: 'danger',
    })
    if (isSure) remove.mutate(device)
  }
  return (
    <FoldedSection look="row" title={words.title} icon={DevicesIcon}>
      <Text tone="muted">{words.text}</Text>
      {devices !== undefined && (
        <List label={words.title}>
          {devices.map((device) => (
            <RemovableRow
              key={device.device_id}
              title={device.name}
              detail={detailOf(device, words, language)}
              words={rowWords}
              isRemoving={remove.isPending && remove.variables.device_id === device.device_id}
              onRemove={() => void ask(device)}
            />
          ))}
        </List>
      )}
      {devices === undefined && !isError && (
        <Loading label={words.loading}>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {devices === undefined && isError && (
        <ErrorState title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failedText}
        </ErrorState>
      )}
    </FoldedSection>
  )
}

function detailOf(device: Device, words: Words, language: Language): string {
  if (device.is_current) return words.current
  const state = device.signed_in ? words.signedIn : words.signedOut
  return `${state}, ${words.lastSeen({ day: instantInWords(device.last_seen_at, 'day', { language }) })}`
}
