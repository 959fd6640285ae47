import { sectionCatalogs } from '../shared/failure'
import { logMealCatalog } from '../shared/log-meal/messages/generated/log-meal'
import { recipeCatalog } from '../shared/recipe/messages/generated/recipe'
import { recipesCatalog } from './messages/generated/recipes'

/** All that the book and its windows say. */
export const WORDS = [recipesCatalog, recipeCatalog, logMealCatalog, ...sectionCatalogs]
