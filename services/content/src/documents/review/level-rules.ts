import { BODY_SIGN_IDS, BODY_SIGNS, type BodySignId, CARE_LEVELS, type CareLevel } from '@gb/domain'
import { sentencesOf } from './figures-in-words.js'

/** How texts name the signs that cannot wait. What can wait is no fault when it is called about sooner. */
const NAMED: Partial<Record<BodySignId, RegExp>> = {
  chest_pain: /\bchest pains?\b|\bpain in (?:the|your) chest\b|\bdolor (?:de|en el) pecho\b/iu,
  short_of_breath:
    /\btrouble breathing\b|\bshort(?:ness)? of breath\b|\bhard to breathe\b|\bcan(?:no|')t breathe\b|\bfalta de aire\b|\bcuesta respirar\b/iu,
  fainted: /\bfaint(?:s|ed|ing)?\b|\bpass(?:ed|ing|es)? out\b|\bdesmay/iu,
  cannot_swallow_spit:
    /\bswallow (?:your |their )?(?:own )?(?:saliva|spit)\b|\btragar (?:su |la )?(?:propia )?saliva\b/iu,
  confused_or_unsteady:
    /\bconfus(?:ed|ion)\b|\bdouble vision\b|\bsee(?:ing)? double\b|\bconfusi[oó]n\b|\bvisi[oó]n doble\b/iu,
  vomiting_blood:
    /\b(?:vomit\w*|throw\w* up|threw up) (?:up )?blood\b|\bblood in (?:the |your )?vomit\b|\bvomit\w* (?:con )?sangre\b/iu,
  bloody_stool:
    /\b(?:black|bloody|tarry)(?:,| or| and)?(?: \w+)? stools?\b|\bblood in (?:the |your )?stools?\b|\bheces (?:negras|con sangre)\b/iu,
  hot_swollen_leg:
    /\bleg\b[^.;]{0,25}\b(?:swollen|swells?)\b|\bswollen leg\b|\bpierna\b[^.;]{0,25}\bhinchada\b/iu,
  nothing_stays_down:
    /\bnothing (?:stays|will stay) down\b|\bcan(?:no|')t keep (?:water|liquids?|fluids) down\b/iu,
  vomiting_long: /\bvomiting (?:for )?(?:over|more than)\b/iu,
  belly_pain_worse:
    /\b(?:bad|severe|strong) (?:belly|stomach) pain (?:that )?(?:gets|is getting|keeps getting) worse\b|\bdolor fuerte en el vientre que empeora\b/iu,
  little_or_dark_urine:
    /\b(?:very )?dark(?:er)? urine\b|\bvery little (?:or dark )?urine\b|\burine (?:(?:is|gets|looks) )?(?:very )?(?:dark|little)\b|\borina (?:muy )?(?:oscura|poca)\b|\borina muy poco\b/iu,
  no_urine: /\bno urine\b|\bnot? (?:urinated|peed)\b|\bhave(?:n't| not) (?:urinated|peed)\b/iu,
  wound_trouble: /\bpus\b|\bwound (?:opens|that opens)\b|\bopening wound\b/iu,
}

/** What a sentence says is to be done, the most urgent first. A number that is put in is that of the emergency services. */
const SAYS: Record<CareLevel, RegExp> = {
  emergency:
    /\b911\b|\b(?:call|llame al) \{number\}|\bemergency\b|\bambulance\b|\bemergencias?\b|\burgencias\b/iu,
  surgeon_now:
    /\b(?:call|phone|tell|contact|see|llame|avise)\b[^.;]*\b(?:now|right away|at once|immediately|today|day or night|ahora|hoy|enseguida)\b|\bcall now\b/iu,
  // A call without an hour is made when there is time for it.
  office_hours:
    /\b(?:call|phone|tell|ask|llame|avise|pregunte)\b|\boffice hours\b|\bnext (?:visit|appointment|check-?up)\b|\bthis week\b|\bsame week\b|\bin a few days\b|\btomorrow\b|\bmention (?:it|this|that)\b|\bpr[oó]xima cita\b|\besta semana\b|\bma[nñ]ana\b/iu,
  watch:
    /\b(?:start|keep) sipping\b|\bwhen you sip\b|\bsips? (?:more|water)\b|\bneed (?:more )?(?:fluids?|to drink|more)\b|\btomar sorbos\b|\btoma sorbos\b|\bwait and (?:see|watch)\b|\bno (?:need|reason) to call\b|\b(?:is|are|can be) (?:perfectly |quite |very )?(?:normal|usual|expected|common|harmless|fine|ok|okay)\b|\b(?:goes?|pass(?:es)?) (?:away )?(?:by (?:itself|themselves)|on (?:its|their) own)\b|\bnothing to worry\b|\bes normal\b/iu,
}

/** A question and what answers it are one: "One leg is swollen? Call 911." */
const withAnswers = (text: string): string[] =>
  sentencesOf(text).reduce<string[]>((said, sentence) => {
    const before = said.at(-1)
    return before?.endsWith('?') === true
      ? [...said.slice(0, -1), `${before} ${sentence}`]
      : [...said, sentence]
  }, [])

const rankOf = (level: CareLevel): number => CARE_LEVELS.indexOf(level)

const saidIn = (sentence: string): CareLevel | undefined =>
  CARE_LEVELS.find((level) => SAYS[level].test(sentence))

/**
 * Sentences that put off what the table of health-rules 6.1 does not: a sign that cannot wait, beside words of the next visit,
 * or that it passes by itself. A sentence that also names what is more urgent has said it.
 */
export const levelFaults = (text: string): string[] =>
  withAnswers(text).flatMap((sentence) => {
    const said = saidIn(sentence)
    if (said === undefined) return []
    return BODY_SIGN_IDS.flatMap((id) => {
      const { level, source } = BODY_SIGNS[id]
      if (NAMED[id]?.test(sentence) !== true || rankOf(said) <= rankOf(level)) return []
      return [`${id} is "${level}" in the table (${source}), not "${said}" — ${sentence}`]
    })
  })
