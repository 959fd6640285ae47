import { instantInWords } from '@gb/domain'
import { Banner, Button } from '@gb/ui'
import { refusalCatalogs } from '../../shared/refusals/refusal-sentence'
import { inOwnWords } from '../../shared/speech/said'
import { useKeepProfile } from './api/deletion.mutation'
import { useLanguageHere, useMessages } from '@gb/entries'
import { myDataCatalog } from './messages/generated/my-data'

/** Over every screen of a profile that is about to be erased: when, and the way back. */
export function ErasureBanner({ userId, eraseAt }: { userId: string; eraseAt: string }) {
  const words = useMessages(myDataCatalog).erasure
  const language = useLanguageHere()
  const keep = useKeepProfile(userId)
  return (
    <Banner
      tone="danger"
      title={words.title({ when: instantInWords(eraseAt, 'moment', { language }) })}
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

/** The same, in the person's own language. */
export const inOwnLanguage = () => inOwnWords(ErasureBanner, [myDataCatalog, ...refusalCatalogs])
