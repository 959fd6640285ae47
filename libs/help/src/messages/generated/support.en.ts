// Written by `npm run generate` from ../support.*.json: edit those.
import { formatsOf } from '@gb/domain'

const formats = formatsOf('en')

export const messages = {
  needs: {
    home: {
      title: 'You deserve to be safe at home',
      text: 'What you wrote sounds frightening, and it is not your fault. People who know this well listen day and night, without your name. They can also help if you want to stay.',
    },
    drink: {
      title: 'Drinking can sneak up after surgery',
      text: 'Alcohol works faster and stronger with a sleeve, and many people find it hard at some point. It can be treated, and nobody will scold you. A free line listens, and your team has heard it before.',
    },
  },
  danger: ({ number }: { number: string }) => `In danger right now? Call ${number}.`,
  dangerElsewhere: 'In danger right now? Call your local emergency number.',
  private: 'If somebody looks at your phone, call from another one. This card is gone when you close it.',
  withdrawal: 'If you drink every day, please do not stop all at once. Ask a doctor how to do it safely. If you shake and sweat, call your doctor now. A seizure, confusion, or seeing things that are not there is an emergency.',
  from: 'Where this comes from',
  source: 'The hotlines themselves; SAMHSA and CDC on drinking and on violence by a partner',
  reviewed: ({ day }: { day: string }) => `Checked against its sources, ${formats.day(day, 'month')}`,
  find: 'Find a line in your country',
  close: 'Close',
}
