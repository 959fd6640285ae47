import { kept, useKept } from '@gb/device'
import { Brought } from '@gb/entries'
import { deferred } from '@gb/mfe-contract'
import { FoldCard, SnackIcon, SkeletonText } from '@gb/ui'
import type { NutrientsOf } from '../api/nutrients-of'
import { useVitaminWords } from '../words'

// Nobody needs them to log: they come when the card is opened.
const inside = deferred(() => import('./nutrients-inside').then((chunk) => chunk.inOwnLanguage()))

/** What food and pills held of the nutrients that run short after a sleeve. */
export function NutrientsCard(props: NutrientsOf) {
  const words = useVitaminWords().nutrients
  // Nobody needs it each day: it rests as one line on a desk, too.
  const isOpen = useKept('fold', 'nutrients') === 'open'
  return (
    <FoldCard
      title={words.title}
      detail={words.detail}
      icon={SnackIcon}
      hue="vitamins"
      isOpen={isOpen}
      onToggle={(next) => kept.keep('fold', next ? 'open' : 'closed', 'nutrients')}
    >
      <Brought part={inside} partProps={props} loading={<SkeletonText lines={6} />} />
    </FoldCard>
  )
}
