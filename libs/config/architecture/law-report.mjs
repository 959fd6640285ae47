import { ROOT } from '../workspace/workspace.mjs'
import { checkLaw } from './law.mjs'
import { SENTENCES } from './rules.mjs'

// Says where the tree breaks the law, and ends with 1 when it does.
const violations = await checkLaw(ROOT)
for (const rule of new Set(violations.map((violation) => violation.rule))) {
  console.log(`${rule}: ${SENTENCES[rule]}`)
  for (const { from, to } of violations.filter((violation) => violation.rule === rule))
    console.log(`  ${from} → ${to}`)
}
process.exitCode = violations.length === 0 ? 0 : 1
