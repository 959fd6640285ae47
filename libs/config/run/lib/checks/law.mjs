import { ROOT } from '../../../workspace/workspace.mjs'

/** Who may import whom. */
export const law = async () => {
  // Loaded late: before the first install there is no dependency-cruiser.
  const { checkLaw } = await import('../../../architecture/law.mjs')
  const { SENTENCES } = await import('../../../architecture/rules.mjs')
  const violations = await checkLaw(ROOT)
  const broken = [...new Set(violations.map((violation) => violation.rule))]
  const details = broken.flatMap((rule) => [
    `${rule}: ${SENTENCES[rule]}`,
    ...violations.filter((violation) => violation.rule === rule).map(({ from, to }) => `  ${from} → ${to}`),
  ])
  return { ok: violations.length === 0, details: details.join('\n') }
}
