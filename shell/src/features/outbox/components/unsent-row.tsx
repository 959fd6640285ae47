import type { PendingEntry } from '@gb/device'
import { refusalInWords, useLanguageHere, useMessages } from '@gb/entries'
import { instantInWords } from '@gb/domain'
import { useHost } from '@gb/mfe-contract'
import { DeleteIcon, EditIcon, IconButton, ListRow, RetryIcon, WaitingIcon, WarningIcon } from '@gb/ui'
import { outboxCatalog } from '../messages/generated/outbox'
import { inWords } from '../model/in-words'
import { TAB_OF } from '../model/use-unsent'
import styles from './unsent-row.module.css'

interface Properties {
  entry: PendingEntry
  /** Another screen comes next. */
  onLeave: () => void
}

/** One entry that is not sent, why, and what can be done about it. */
export function UnsentRow({ entry, onLeave }: Properties) {
  const messages = useMessages(outboxCatalog)
  const language = useLanguageHere()
  const { outbox, navigate, confirm } = useHost()
  const { write, refusal, madeAt } = entry
  const words = inWords(write, messages)
  const edit = () => {
    onLeave()
    navigate(TAB_OF[write.kind])
  }
  const discard = async () => {
    const isSure = await confirm({
      title: messages.discardTitle,
      text: messages.discardText({ what: words }),
      confirmLabel: messages.discardConfirm,
      tone: 'danger',
    })
    if (isSure) await outbox.discard(write.entryId)
  }
  const isGone = refusal?.reason === 'gone'
  return (
    <ListRow
      icon={refusal === null ? WaitingIcon : WarningIcon}
      title={words}
      detail={
        <>
          {instantInWords(madeAt, 'weekdayTime', { language })}
          {refusal !== null && <span className={styles.reason}>{refusalInWords(refusal, language)}</span>}
        </>
      }
      trailing={
        <>
          {refusal !== null && !isGone && (
            <>
              <IconButton
                icon={RetryIcon}
                label={messages.retry({ what: words })}
                onClick={() => void outbox.retry(write.entryId)}
              />
              {write.action !== 'delete' && (
                <IconButton icon={EditIcon} label={messages.edit({ what: words })} onClick={edit} />
              )}
            </>
          )}
          <IconButton
            icon={DeleteIcon}
            label={messages.discard({ what: words })}
            onClick={() => void discard()}
          />
        </>
      }
    />
  )
}
