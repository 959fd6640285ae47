import type { HelperScope } from '@gb/domain'
import { useMessages } from '@gb/entries'
import { Badge, HeartIcon, Modal, SegmentedNav, Stack, Text } from '@gb/ui'
import { type ComponentType, useState } from 'react'
import type { HelpedPerson } from '../api/helping.query'
import { sideViewCatalog } from '../messages/generated/side-view'
import { FluidsPanel } from './panels/fluids-panel'
import { MealsPanel } from './panels/meals-panel'
import { MoodPanel } from './panels/mood-panel'
import { VitaminsPanel } from './panels/vitamins-panel'
import { WeightsPanel } from './panels/weights-panel'

const PANELS: Readonly<Record<HelperScope, ComponentType<{ person: HelpedPerson }>>> = {
  weights: WeightsPanel,
  fluids: FluidsPanel,
  meals: MealsPanel,
  vitamins: VitaminsPanel,
  mood: MoodPanel,
}
const HUES = {
  weights: 'weight',
  fluids: 'fluids',
  meals: 'food',
  vitamins: 'vitamins',
  mood: 'mood',
} as const

/** The log of somebody else, in a window of its own that says whose it is as long as it is open. */
export function SideView({ person, onClose }: { person: HelpedPerson; onClose: () => void }) {
  const words = useMessages(sideViewCatalog)
  const { name, scopes, may_log: mayLog } = person
  const [chosen, setChosen] = useState<HelperScope | null>(null)
  const scope = chosen ?? scopes[0] ?? 'fluids'
  const Panel = PANELS[scope]
  return (
    <Modal
      open
      size="large"
      onClose={onClose}
      title={words.title({ name })}
      description={
        <Stack row wrap gap={2}>
          <Badge hue="warning" icon={HeartIcon}>
            {words.badge({ name })}
          </Badge>
          <Text as="span" size="small" tone="muted">
            {mayLog ? words.mayLog({ name }) : words.mayLook}
          </Text>
        </Stack>
      }
    >
      <Stack gap={4}>
        {scopes.length > 1 && (
          <SegmentedNav
            label={words.parts}
            items={scopes.map((each) => ({ id: each, label: words.scopes[each], hue: HUES[each] }))}
            current={scope}
            onSelect={setChosen}
          />
        )}
        <Panel key={scope} person={person} />
      </Stack>
    </Modal>
  )
}
