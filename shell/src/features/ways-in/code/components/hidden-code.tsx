import { PROFILE_CODE_LENGTH } from '@gb/domain'
import { Button, Text, VisuallyHidden } from '@gb/ui'
import { useShowCode } from '../api/show-code.mutation'
import styles from '../code-card.module.css'
import { useMessages } from '@gb/entries'
import { codeCatalog } from '../messages/generated/code'

/** Dots where the code would stand, and the button that shows it. */
export function HiddenCode({ userId }: { userId: string }) {
  const messages = useMessages(codeCatalog)

  const show = useShowCode(userId)
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Text as="h2" size="small" tone="muted">
          {messages.label}
        </Text>
        <span className={styles.digits} aria-hidden="true">
          {'•'.repeat(PROFILE_CODE_LENGTH)}
        </span>
        <VisuallyHidden>{messages.hidden}</VisuallyHidden>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={show.isPending}
        busyLabel={messages.showing}
        onClick={() => show.mutate()}
      >
        {messages.show}
      </Button>
    </div>
  )
}
