import { useMessages } from '@gb/entries'
import { Button } from '@gb/ui'
import { upgradeCatalog } from '../messages/generated/upgrade'

/** Between the choice and the payment page: the buttons that stand under the words. */
export function StartingButtons({ onCancel }: { onCancel: () => void }) {
  const messages = useMessages(upgradeCatalog)
  return (
    <>
      <Button variant="quiet" ref={focusNow} onClick={onCancel}>
        {messages.cancel}
      </Button>
      <Button disabled busy busyLabel={messages.processing}>
        {messages.processing}
      </Button>
    </>
  )
}

// The button that was pressed is gone, and the focus must not be lost with it.
const focusNow = (button: HTMLButtonElement | null) => button?.focus()
