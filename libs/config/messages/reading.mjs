import { syllable } from 'syllable'

const SENTENCE_END = /[.!?]+(?=\s|$)/u
const WORD = /\p{L}[\p{L}'’]*/gu

/** In Spanish each vowel is one, but i, u and y beside another glide into it; an accent on them keeps them apart. */
const NUCLEUS = /[iuüy]?[aeoáéóíú](?:[iuy](?![aeoáéó]))?|[iuü]+/gu

/** Syllables of a Spanish word. */
export const spanishSyllables = (word) => {
  const sounded = word
    .toLowerCase()
    .replaceAll(/[qg]u(?=[eiéí])/gu, 'q')
    .replaceAll(/y(?=[aeiouáéíóú])/gu, 'll')
    .replaceAll('h', '')
  return Math.max(1, sounded.match(NUCLEUS)?.length ?? 0)
}

const counted = (texts, syllables) => {
  const sentences = texts.flatMap((text) => text.split(SENTENCE_END)).filter((part) => /\p{L}/u.test(part))
  const words = sentences.flatMap((sentence) => sentence.match(WORD) ?? [])
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0)
  return { perSentence: words.length / sentences.length, perWord: sounds / words.length }
}

/**
 * How hard each language is to read, and the most that people are asked for, which is the sixth grade in both.
 * English: grade of Flesch and Kincaid (1975). Spanish: ease of Fernández Huerta (1959), where 70 and more is the sixth grade.
 */
export const READING = {
  en: {
    measure: (texts) => {
      const { perSentence, perWord } = counted(texts, syllable)
      return 0.39 * perSentence + 11.8 * perWord - 15.59
    },
    isEasy: (grade) => grade <= 6,
    limit: 'grade 6 (Flesch-Kincaid)',
  },
  es: {
    measure: (texts) => {
      const { perSentence, perWord } = counted(texts, spanishSyllables)
      return 206.84 - 60 * perWord - 1.02 * perSentence
    },
    isEasy: (ease) => ease >= 70,
    limit: 'an ease of 70 (Fernández Huerta)',
  },
}

/** Whether a text ends as a sentence does; three points are work that goes on, as on a button. */
export const isWhole = (text) => /(?<!\.\.)[.!?]$/u.test(text)

/** The whole sentences among some texts: short labels would make anything look easy. */
export const sentencesOf = (texts) => texts.filter(isWhole)
