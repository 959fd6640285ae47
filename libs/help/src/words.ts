// The phrases are the largest part of the rules. Only what looks at texts imports this file, and what is needed at once imports it late.
export { bodyFlags, hasCrisisWords, isSpanish, supportNeeds } from '@gb/domain'
