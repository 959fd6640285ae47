import { plansPhrases } from '@gb/domain'
import { phraseBook } from '@gb/own-words'
import { sectionCatalogs } from '../failure'
import { logMealCatalog } from '../log-meal/messages/generated/log-meal'
import { recipeCatalog } from '../recipe/messages/generated/recipe'
import { planCatalog } from './messages/generated/plan'

/** What must be known before a plan is begun, as the rules and the server say it. */
export const cautionBooks = [phraseBook(plansPhrases)] as const

/** All that a plan and its windows say. */
export const PLAN_WORDS = [planCatalog, recipeCatalog, logMealCatalog, ...cautionBooks, ...sectionCatalogs]
