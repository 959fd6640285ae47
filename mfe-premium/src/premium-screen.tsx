import { inOwnWords } from '@gb/own-words'
import { analyticsSection } from './analytics/section'
import { EarlierMessages } from './check-in/earlier-messages'
import { checkInSection } from './check-in/section'
import { coursesSection } from './courses/section'
import { mealPlansSection } from './meal-plans/section'
import { planningSection } from './planning/section'
import { premiumCatalog } from './premium/messages/generated/premium'
import { PremiumTab } from './premium/premium-tab'
import { RecipePreview } from './recipes/recipe-preview'
import { recipesSection } from './recipes/section'
import { reportSection } from './report/section'
import { sectionCatalogs } from './shared/failure'
import { billingCatalogs } from './shared/speech/billing-speech'
import { supplementsSection } from './supplements/section'

/** All of premium, in the order of the screen. */
const SECTIONS = [
  analyticsSection,
  reportSection,
  mealPlansSection,
  recipesSection,
  planningSection,
  supplementsSection,
  coursesSection,
  checkInSection,
]

const WORDS = [premiumCatalog, ...billingCatalogs, ...sectionCatalogs]

/** The tab with its sections. Like the remote it sees all features, so that none of them sees another. */
export const PremiumScreen = () => (
  <PremiumTab sections={SECTIONS} earlier={EarlierMessages} preview={RecipePreview} />
)

/** The same, when its words are there as well. */
export const inOwnLanguage = () => inOwnWords(PremiumScreen, WORDS)
