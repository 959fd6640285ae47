import { afterFirst } from '@gb/entries'
import { deferred } from '@gb/mfe-contract'
import { HomeTab } from '../features/home'
import { goodbyeScreen } from '../features/my-data'

/** Only who has a new code downloads it, and does not wait for the figures. */
const codeNews = deferred(() => import('../features/ways-in/code').then((chunk) => chunk.newsInOwnLanguage()))

/** What Home shows below the figures of the day, downloaded behind them. */
const rest = deferred(() =>
  afterFirst()
    .then(() => import('./rest-of-day'))
    .then((chunk) => chunk.inOwnLanguage()),
)

/** Home with what other features show on it. */
export const HomeScreen = () => <HomeTab goodbye={goodbyeScreen} codeNews={codeNews} rest={rest} />
