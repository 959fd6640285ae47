import { useMessages } from '@gb/entries'
import { reminderFaults, type ReminderSettings } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { Banner, Button, ErrorState, Loading, Modal, SkeletonText, Stack } from '@gb/ui'
import { useState } from 'react'
import { useSaveReminders } from './api/reminders.mutation'
import { useReminders } from './api/reminders.query'
import { DevicePart } from './components/device-part'
import { KindsPart } from './components/kinds-part'
import { remindersCatalog } from './messages/generated/reminders'

interface Properties {
  userId: string
  onClose: () => void
}

/** All settings of reminders, saved at once. */
export function RemindersWindow({ userId, onClose }: Properties) {
  const messages = useMessages(remindersCatalog)
  const read = useReminders(userId)
  const save = useSaveReminders(userId)
  const { notify } = useHost()
  const [changed, setChanged] = useState<ReminderSettings | null>(null)
  const settings = changed ?? read.data?.settings ?? null
  const faults = settings === null ? [] : reminderFaults(settings)
  const submit = () => {
    if (settings === null || faults.length > 0) return
    save.mutate(settings, {
      onSuccess: () => {
        notify({ tone: 'success', text: messages.saved })
        onClose()
      },
    })
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.windowTitle}
      description={messages.intro}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            onClick={submit}
            disabled={settings === null || faults.length > 0}
            busy={save.isPending}
            busyLabel={messages.saving}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      {settings !== null && (
        <Stack gap={5}>
          {save.isError && (
            <Banner tone="danger" live="assertive">
              {messages.notSaved}
            </Banner>
          )}
          <KindsPart settings={settings} faults={faults} onChange={setChanged} />
          <DevicePart userId={userId} />
        </Stack>
      )}
      {settings === null && read.isError && (
        <ErrorState title={messages.notRead} onRetry={() => void read.refetch()} retrying={read.isFetching} />
      )}
      {settings === null && !read.isError && (
        <Loading label={messages.loading}>
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Modal>
  )
}
