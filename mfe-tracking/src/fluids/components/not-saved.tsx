import { Banner, Button, RetryIcon } from '@gb/ui'
import { messages } from '../messages'
import type { Drink } from '../model/drink'
import type { DrinkLog } from '../model/use-drink-log'
import { IntoView } from '../../shared/into-view'

type Properties = { drinks: readonly Drink[]; log: DrinkLog }

/** What could not be saved is kept and can be sent again, all at once. */
export function NotSaved({ drinks, log }: Properties) {
  if (drinks.length === 0) return null
  const retryAll = () => {
    for (const drink of drinks) void log.retry(drink)
  }
  const retry = (
    <Button size="small" variant="secondary" icon={RetryIcon} onClick={retryAll}>
      {messages.retry}
    </Button>
  )
  return (
    <IntoView>
      <Banner tone="danger" live="assertive" title={messages.addFailed} action={retry}>
        {messages.addFailedText(drinks.length)}
      </Banner>
    </IntoView>
  )
}
