// Written by `npm run generate` from ../plan.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  phases: {
    preop_far: 'More than 14 days before',
    preop: 'Before surgery, liver diet',
    clear: 'Clear liquids',
    full: 'Full liquids',
    puree: 'Puree',
    soft: 'Soft food',
    regular: 'Regular foods, first year',
    maintenance: 'Maintenance',
  },
  guide: 'Based on our general guide',
  parts: {
    stage: 'stage',
    portion: 'meal size',
    protein: 'protein',
    fluids: 'fluids',
  },
  some: ({ parts }: { parts: string }) => `Your clinic's plan: ${parts}. The rest: our general guide.`,
  checked: ({ day }: { day: string }) => `Checked against its sources, ${formats.day(day, 'month')}`,
}
