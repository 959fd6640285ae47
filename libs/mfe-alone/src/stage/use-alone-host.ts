import type { ApiClient } from '@gb/api-client'
import type { Outbox } from '@gb/device'
import type { ConfirmQuestion, HostApi, Notice, RemoteModule } from '@gb/mfe-contract'
import { useMemo, useState } from 'react'
import { ALONE_USER_ID } from '../wire'
import type { Conditions } from './conditions'
import { messages } from './messages'

/** A message that stands, and the number by which it goes. */
export interface ShownNotice extends Notice {
  id: number
}

/** A question that waits for its answer. */
export interface OpenQuestion extends ConfirmQuestion {
  answer: (confirmed: boolean) => void
}

/** What the host shows over the part. */
export interface Windows {
  notices: readonly ShownNotice[]
  dismiss: (id: number) => void
  question: OpenQuestion | null
  isUpgradeOpen: boolean
  closeUpgrade: () => void
}

interface Given {
  remote: RemoteModule
  conditions: Conditions
  api: ApiClient
  outbox: Outbox
}

/** The host of the stage: it shows what it is asked to show, and says where the shell would go elsewhere. */
export function useAloneHost({ remote, conditions, api, outbox }: Given) {
  const [part, setPart] = useState(conditions.part)
  const [notices, setNotices] = useState<readonly ShownNotice[]>([])
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const [isUpgradeOpen, setUpgradeOpen] = useState(false)
  const host = useMemo<HostApi>(() => {
    const notify = (notice: Notice) =>
      setNotices((all) => [...all, { ...notice, id: (all.at(-1)?.id ?? 0) + 1 }])
    return {
      session: { userId: ALONE_USER_ID, isPremium: conditions.isPremium, displayName: 'Sam', dayStartsAt: 0 },
      api,
      outbox,
      // The row of the logs belongs to the shell, and leads to tabs of other remotes.
      logs: [],
      notify,
      navigate: (tab) =>
        tab in remote.tabs ? setPart(tab) : notify({ tone: 'info', text: messages.goes(tab) }),
      confirm: (asked) =>
        new Promise((resolve) =>
          setQuestion({
            ...asked,
            answer(confirmed) {
              setQuestion(null)
              resolve(confirmed)
            },
          }),
        ),
      openLog: () => notify({ tone: 'info', text: messages.goes('the logging sheet') }),
      openUpgrade: () => setUpgradeOpen(true),
      display: { installed: false, colorScheme: conditions.isDark ? 'dark' : 'light' },
    }
  }, [remote, conditions, api, outbox])
  const windows: Windows = {
    notices,
    dismiss: (id) => setNotices((all) => all.filter((notice) => notice.id !== id)),
    question,
    isUpgradeOpen,
    closeUpgrade: () => setUpgradeOpen(false),
  }
  return { host, part, windows }
}
