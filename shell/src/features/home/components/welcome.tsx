import { useMessages } from '@gb/entries'
import { useHost } from '@gb/mfe-contract'
import { Button, Card, FoodIcon, List, ListRow, Page, Stack, Text, TrendIcon, WaterIcon } from '@gb/ui'
import { NormalLinkCard } from '../../../shared/normal-link/normal-link'
import { normalLinkCatalog } from '../../../shared/normal-link/messages/generated/normal-link'
import { inOwnWords } from '../../../shared/speech/said'
import { wayIn } from '../../../shared/way-in'
import { welcomeCatalog } from '../messages/generated/welcome'
import { WelcomePicture } from './welcome-picture'
import styles from './welcome.module.css'

/** Home of somebody who has no profile here. */
export function Welcome() {
  const { navigate, display } = useHost()
  // In the app on the home screen a person comes with a code from the website.
  const [first, second] = display.installed ? (['code', 'new'] as const) : (['new', 'code'] as const)
  const goOn = (way: Way) => {
    wayIn.set(way)
    navigate('profile')
  }
  return (
    <WelcomePage
      ways={[first, second]}
      onWay={goOn}
      onNormal={() => navigate('normal')}
      onLook={() => navigate('tips')}
    />
  )
}

/** A way to a profile: a new one, or by the code of one that exists. */
type Way = 'new' | 'code'

interface Properties {
  /** The likelier one first. */
  ways: readonly [Way, Way]
  onWay: (way: Way) => void
  onNormal: () => void
  onLook: () => void
}

/** The welcome as it looks; it is painted before any script as well. */
export function WelcomePage({ ways: [first, second], onWay, onNormal, onLook }: Properties) {
  const words = useMessages(welcomeCatalog)

  return (
    <Page title={words.title} largeTitle intro={words.intro} width="narrow">
      <Card>
        <div className={styles.picture}>
          <WelcomePicture />
        </div>
        <Stack gap={2}>
          <Button size="large" block onClick={() => onWay(first)}>
            {first === 'new' ? words.new : words.code}
          </Button>
          <Button variant="quiet" block onClick={() => onWay(second)}>
            {second === 'new' ? words.new : words.code}
          </Button>
        </Stack>
      </Card>
      <Card>
        <List>
          <ListRow icon={FoodIcon} hue="food" {...words.points.scan} />
          <ListRow icon={WaterIcon} hue="fluids" {...words.points.sip} />
          <ListRow icon={TrendIcon} hue="weight" {...words.points.progress} />
        </List>
      </Card>
      <NormalLinkCard onSelect={onNormal} />
      <Stack row wrap justify="space-between" gap={2}>
        <Text tone="muted">{words.clinic}</Text>
        <Button variant="quiet" size="small" onClick={onLook}>
          {words.look}
        </Button>
      </Stack>
    </Page>
  )
}

/** The same, in the person's own language. */
export const inOwnLanguage = () => inOwnWords(Welcome, [welcomeCatalog, normalLinkCatalog])
