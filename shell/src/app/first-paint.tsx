import { Banner, BrandMark } from '@gb/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { DayBoxes } from '../features/home/components/day-skeleton'
import { WelcomePage } from '../features/home/components/welcome'
import { declaredBy } from '../host/declared'
import { firstCatalog } from '../messages/generated/first'
import { Frame } from './frame'
import styles from './layout.module.css'
import { titleOf } from './places'

/** Which remotes there are is for the page of somebody, and for now: nothing of them is in the shell. */
const NO_REMOTES = declaredBy([], 'asked')

const nothing = () => undefined

/** Seen when the app takes so long that it may never come: no script is there to say so. */
const NotComing = () => {
  const { offline, retry } = firstCatalog.in('en')
  return (
    <main className={styles.notComing}>
      <Banner
        tone="warning"
        title={<h1>{offline.title}</h1>}
        action={
          <a href="/" className={styles.again}>
            {retry}
          </a>
        }
      >
        {offline.text}
      </Banner>
    </main>
  )
}

/** Nobody knows yet what time it is here, and what the person is called. */
const NO_TITLE = '\u00a0'

/**
 * What the page shows before any script has come: the frame with the boxes of the day, and with the welcome; the page's
 * style shows one of the two. Only the build runs this; the app draws the same components in its place.
 * @returns HTML for `#root`. The frame can neither be pressed nor read out: it is busy until the app is there.
 */
export const firstPaint = (): string =>
  renderToStaticMarkup(
    <>
      <div inert aria-busy="true">
        <Frame
          view="home"
          declared={NO_REMOTES}
          isPremium={false}
          top={{ title: titleOf('home', NO_REMOTES), leading: <BrandMark size={28} /> }}
          onPlace={nothing}
          onView={nothing}
          onAdd={nothing}
        >
          <div data-for="here">
            <DayBoxes title={NO_TITLE} />
          </div>
          <div data-for="visitor">
            <WelcomePage ways={['new', 'code']} onWay={nothing} onNormal={nothing} onLook={nothing} />
          </div>
        </Frame>
      </div>
      <NotComing />
    </>,
  )
