interface Steps {
  step: number
  min: number
  max: number
}

const decimalsOf = (step: number): number => step.toString().split('.')[1]?.length ?? 0

/**
 * The typed text one step up or down, inside the limits. A comma counts as a point; an empty or unreadable text
 * starts at `min`. A number between two steps keeps its offset, as somebody who typed 180.4 means 180.4.
 */
export const stepped = (text: string, direction: 1 | -1, { step, min, max }: Steps): string => {
  const typed = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
  if (!Number.isFinite(typed)) return String(min)
  const next = Math.min(max, Math.max(min, typed + direction * step))
  const decimals = Math.max(decimalsOf(step), decimalsOf(typed))
  return String(Number(next.toFixed(Math.min(decimals, 10))))
}
