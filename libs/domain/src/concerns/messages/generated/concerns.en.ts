// Written by `npm run generate` from ../concerns.*.json: edit those.
import { NOTHING_DOWN_HOURS, VOMITING_TOO_LONG_HOURS } from '../filled-in.js'

export const messages = {
  vomiting: {
    rule: `Vomiting over ${VOMITING_TOO_LONG_HOURS} hours, or nothing stays down for ${NOTHING_DOWN_HOURS} hours: call now.`,
    comesBack: 'If it comes back on 2 or 3 days in any month, also ask about thiamin before a glucose drip.',
  },
  words: {
    crisis_words: {
      title: 'You are not alone with this',
      text: 'Something you wrote sounds very heavy. Somebody will listen right now, day and night. If you are in danger, call your emergency number.',
    },
    recovery_emergency: {
      title: 'Get emergency help now',
      text: 'What you told us about your day cannot wait. Say that you have a gastric sleeve, and the date of your surgery. Do not drive yourself.',
    },
    recovery_surgeon: {
      title: 'Call your surgeon now, day or night',
      text: 'What you told us about your day is a reason to call. No answer? Go to an emergency room, and take your card with you.',
    },
    vomiting: {
      title: 'Are you still vomiting?',
      text: `Vomiting over ${VOMITING_TOO_LONG_HOURS} hours, or nothing stays down for ${NOTHING_DOWN_HOURS} hours: call now. Call your surgeon, day or night. Blood, confusion or double vision: get emergency help. If it comes back on 2 or 3 days in any month, also ask about thiamin before a glucose drip.`,
    },
    vomiting_words: {
      title: 'Are you still vomiting?',
      text: `Vomiting over ${VOMITING_TOO_LONG_HOURS} hours, or nothing stays down for ${NOTHING_DOWN_HOURS} hours: call now. Call your surgeon, day or night. Blood, confusion or double vision: get emergency help. If it comes back on 2 or 3 days in any month, also ask about thiamin before a glucose drip.`,
    },
    dry_two_days: {
      title: 'Please call your care team today',
      text: 'You logged very little to drink two days in a row. Keep taking small sips. Very little or dark urine, none for 8 hours, or a fast heart: call your surgeon now, day or night. If you faint, get emergency help.',
    },
    fast_loss: {
      title: 'That was fast: please call your team today',
      text: `Your weight fell faster than is usual at this time. Are you vomiting, or drinking under 32 oz (1 liter) a day? Tell them. Vomiting over ${VOMITING_TOO_LONG_HOURS} hours, or nothing stays down for ${NOTHING_DOWN_HOURS} hours: call now.`,
    },
    low_mood: {
      title: 'It sounds hard right now',
      text: 'Your mood has been low. Please talk to your doctor, a therapist or somebody you trust. The mood screen has numbers to call.',
    },
    able_to_eat: {
      title: 'Are you able to eat?',
      text: `Your log shows very little food. If food hurts or scares you, please tell your team this week. A helpline for eating disorders listens, too. If food comes back up, do not wait: Vomiting over ${VOMITING_TOO_LONG_HOURS} hours, or nothing stays down for ${NOTHING_DOWN_HOURS} hours: call now.`,
    },
    eating_words: {
      title: 'Are you able to eat?',
      text: `Eating seems hard right now. If food hurts, scares you or is hard to stop, please tell your team this week. A helpline for eating disorders listens, too. If food comes back up, do not wait: Vomiting over ${VOMITING_TOO_LONG_HOURS} hours, or nothing stays down for ${NOTHING_DOWN_HOURS} hours: call now.`,
    },
    too_light: {
      title: 'Please be seen by your team soon',
      text: 'Your weight is low for your height. Please ask for a visit soon, and ask what weight is right for you.',
    },
    low_protein: {
      title: 'Protein has been low for a while',
      text: `On most days you logged less than half of your goal. Please tell your team: a shake or another plan may help. Vomiting over ${VOMITING_TOO_LONG_HOURS} hours, or nothing stays down for ${NOTHING_DOWN_HOURS} hours: call now.`,
    },
    very_much: {
      title: 'Is this total right?',
      text: 'That is a lot for one day, and too much plain water can be unsafe. If an amount slipped in by mistake, you can change it in the list. Headache, nausea or vomiting: call your care team now. Confused, or very sleepy: get emergency help.',
    },
    dry_day: {
      title: 'A few more sips?',
      text: 'One or two tablespoons every few minutes add up; broth counts too. Very little or dark urine: call your surgeon now, day or night. A dry mouth or dizziness: call your care team today.',
    },
    long_nausea: {
      title: 'Have you felt sick since yesterday?',
      text: `Several meals brought nausea. Stop when it begins, sip, and go back to an easier texture for a day or two. If it lasts over a day, please call your team. If food comes back up, do not wait: Vomiting over ${VOMITING_TOO_LONG_HOURS} hours, or nothing stays down for ${NOTHING_DOWN_HOURS} hours: call now.`,
    },
    often_stuck: {
      title: 'Does food often get stuck?',
      text: `Several meals got stuck. Small bites, chewed well, help. If it goes on, call your team this week. If liquids get stuck too, call today; if nothing stays down for ${NOTHING_DOWN_HOURS} hours, call now. If you cannot even swallow your saliva, get emergency help now.`,
    },
    often_dumping: {
      title: 'Does food often rush through you?',
      text: 'More than one meal this week brought dumping. No sweet drinks, protein first, and drinks 30 minutes apart from food help many people. Please tell your team this week. If you faint or are confused, get emergency help.',
    },
    often_reflux: {
      title: 'Reflux on most days?',
      text: 'You noted reflux on most days of this week. Small meals, and none for 3 hours before bed, help many people. Please tell your team: it can be treated. If it hurts to swallow, call today. Black stool, or blood when you vomit: get emergency help.',
    },
    fast_gain: {
      title: 'More than 4 lbs in 3 days',
      text: 'If it is hard to breathe, or one leg is hot and swollen, get emergency help. If you are swollen elsewhere, call your team now (while pregnant, your obstetrician too). Without any of this it is often water: weigh yourself again tomorrow.',
    },
    all_logged: {
      title: 'Did you log everything?',
      text: 'Some recent days show very little food. If a meal is missing, you can still add it. If that\'s all you ate, please tell your team.',
    },
    goal_too_light: {
      title: 'A word about your goal weight',
      text: 'Your goal is below the range that is healthy for your height. It is kept as you set it. Please talk about it with your team.',
    },
    regain_team: {
      title: 'A good time to talk to your team',
      text: 'Some weight is back. That is common, and it can be treated. Your team can help you find out why.',
    },
    long_plateau: {
      title: 'A longer break',
      text: 'Your weight has been level for more than 12 weeks. That is nothing you did wrong. Look at protein, fluids and sleep, and mention it to your team.',
    },
    mood_drop: {
      title: 'A harder week?',
      text: 'Your mood is lower than the week before. Be kind to yourself; a walk, a call or a good night can help.',
    },
    below_floor: {
      title: 'Small sips add up',
      text: 'The last three days were a little low. A bottle within reach or a timer helps many people.',
    },
    regain: {
      title: 'Some weight is back',
      text: 'That happens to most people after surgery. Small steps count: protein first, fluids between meals, enough sleep.',
    },
    plateau: {
      title: 'Your weight is taking a break',
      text: 'Almost everyone has this after surgery, and it passes. A look at your protein, your fluids and your sleep can help.',
    },
  },
}
