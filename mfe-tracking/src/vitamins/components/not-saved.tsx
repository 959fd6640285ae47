import { Banner, Button, RetryIcon } from '@gb/ui'
import type { Shown } from '../../shared/log/entry-changes'
import { IntoView } from '../../shared/into-view'
import { messages } from '../messages'
import type { VitaminLog } from '../model/use-vitamin-log'
import type { Vitamin } from '../model/vitamin'

type Properties = { vitamins: readonly Shown<Vitamin>[]; log: VitaminLog }

/** What could not be saved is kept and can be sent again, all at once. */
export function NotSaved({ vitamins, log }: Properties) {
  const failed = vitamins.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  const retryAll = () => {
    for (const vitamin of failed) void log.send(vitamin)
  }
  const retry = (
    <Button size="small" variant="secondary" icon={RetryIcon} onClick={retryAll}>
      {messages.retry}
    </Button>
  )
  return (
    <IntoView>
      <Banner tone="danger" live="assertive" title={messages.addFailed} action={retry}>
        {messages.addFailedText(failed.length)}
      </Banner>
    </IntoView>
  )
}
