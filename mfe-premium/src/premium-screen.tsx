import { analyticsSection } from './analytics/section'
import { PremiumTab } from './premium/premium-tab'

/** All of premium, in the order of the screen. */
const SECTIONS = [analyticsSection]

/** The tab with its sections. Like the remote it sees all features, so that none of them sees another. */
export const PremiumScreen = () => <PremiumTab sections={SECTIONS} />
