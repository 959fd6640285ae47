import { Banner, Button } from '@gb/ui'
import { useKeepProfile } from './api/deletion.mutation'
import { messages } from './messages'
import { momentInWords } from './model/moment-in-words'

const words = messages.erasure

/** Over every screen of a profile that is about to be erased: when, and the way back. */
export function ErasureBanner({ userId, eraseAt }: { userId: string; eraseAt: string }) {
  const keep = useKeepProfile(userId)
  return (
    <Banner
      tone="danger"
      title={words.title(momentInWords(eraseAt))}
      live="polite"
      action={
        <Button size="small" busy={keep.isPending} busyLabel={words.keeping} onClick={() => keep.mutate()}>
          {words.keep}
        </Button>
      }
    >
      {words.text}
    </Banner>
  )
}
