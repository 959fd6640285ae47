/** Words of vomiting, and of nothing that stays down; English and Spanish, without accents. Source: clinical 9b.5. */
const VOMITING = [
  /\bvomit(?:s|ed|ing|ting|e|ando|o|a|ado)?\b/,
  /\b(?:throw|throws|throwing|threw|thrown)(?: (?:it|everything|all|my \w+|food|water))? (?:back )?up\b/,
  /\bpuk(?:e|es|ed|ing)\b/,
  /\b(?:cant|cannot|can not|couldnt|could not|unable to|not able to|havent|hardly|barely|nothing|not|wont|doesnt|didnt|dont|isnt)(?: \w+){0,3} (?:keep|keeps|keeping|kept|hold|holds|holding|stay|stays|staying|stayed)(?: \w+){0,4} down\b/,
  /\b(?:comes|coming|came|come)(?: \w+){0,2} back up\b/,
  /\b(?:devolv|arroj)(?:iendo|i|o|e|er|ar|ando)\b/,
  /\bno (?:puedo |logro )?(?:retener|retengo)\b/,
]
/** What takes it back: "no vomiting today", "have not thrown up". */
const NOT =
  /\b(?:no|not|never|without|stopped|havent|hasnt|didnt|dont|isnt|sin|ya no)(?: (?:been|any|more|had|have|once|even|really))* (?:vomit\w*|puk\w*|thr\w+ up)\b/g

/** Lower case without accents and marks, words apart by one blank. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

/** Whether somebody writes that they vomit or keep nothing down. A false alarm is one tap; a missed one is worse. */
export const tellsOfVomiting = (text: string): boolean => {
  const said = plain(text).replace(NOT, ' ')
  return VOMITING.some((pattern) => pattern.test(said))
}
