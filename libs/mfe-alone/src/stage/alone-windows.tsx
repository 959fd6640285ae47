import type { RemoteModule } from '@gb/mfe-contract'
import { ConfirmDialog, Modal, Text, Toaster, type Toast } from '@gb/ui'
import { messages } from './messages'
import { findPart } from './parts'
import { ShownPart } from './shown-part'
import type { Windows } from './use-alone-host'

const UPGRADE = 'overlay.upgrade'

/** Messages, questions and the upgrade window, over the part. */
export function AloneWindows({ remote, windows }: { remote: RemoteModule; windows: Windows }) {
  const { question } = windows
  const toasts = windows.notices.map(({ id, tone, text, action, durationMs }): Toast => ({
    id: String(id),
    tone,
    text,
    durationMs,
    action: action && { label: action.label, onSelect: action.onAction },
  }))
  return (
    <>
      {windows.isUpgradeOpen && <Upgrade remote={remote} onClose={windows.closeUpgrade} />}
      {question !== null && (
        <ConfirmDialog
          open
          title={question.title}
          text={question.text}
          confirmLabel={question.confirmLabel}
          cancelLabel={question.cancelLabel}
          tone={question.tone}
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
      <Toaster toasts={toasts} onDismiss={(id) => windows.dismiss(Number(id))} />
    </>
  )
}

/** That of the remote, where it draws one. */
function Upgrade({ remote, onClose }: { remote: RemoteModule; onClose: () => void }) {
  if (findPart(remote, UPGRADE) !== null) return <ShownPart remote={remote} id={UPGRADE} onClose={onClose} />
  return (
    <Modal open onClose={onClose} title={messages.upgrade}>
      <Text>{messages.upgradeElsewhere}</Text>
    </Modal>
  )
}
