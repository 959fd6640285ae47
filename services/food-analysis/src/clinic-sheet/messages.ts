import { CLINIC_CUP, SHEET } from '@gb/domain'

const TYPE_IT = 'Typing it in works.'

export const NOT_CONNECTED = `No AI service is connected here, so a sheet cannot be read. ${TYPE_IT}`
export const SHEET_FAILED = `Your sheet could not be read. Nothing was changed. Please try again, or type it in.`
export const SHEET_TIMEOUT = `Reading your sheet took too long. Nothing was changed. A photo of one page is faster. ${TYPE_IT}`
export const SHEET_UNAVAILABLE = `Sheets cannot be read right now. Nothing was changed. Please try again later. ${TYPE_IT}`
export const SHEET_LIMIT = `We read ${SHEET.maxADay} sheets of one person in a day. Please try again tomorrow. ${TYPE_IT}`
export const NOT_A_SHEET =
  'We could not find stages, amounts or phone numbers of a clinic in this file. Please try another page, or type it in.'
export const UNREADABLE_SHEET =
  'The text in this file is too small, dark or blurred to read. Please take the photo again in good light, or type it in.'
export const BAD_FILE = 'file_base64 must be a JPEG, PNG or WebP photo, or a PDF, as base64.'
export const NOT_AGREED = 'may_be_sent must be true: without your yes the sheet goes nowhere.'
export const WRONG_FILE = 'Please use a JPEG, PNG or WebP photo, or a PDF.'
export const HEIC =
  'This is a HEIC photo, which we cannot open here. Please take a screenshot of it and use that, or type your plan in.'
export const TOO_MANY_PAGES = `This PDF has more than ${SHEET.maxPages} pages. Please use only the page with your plan, or a photo of it.`
export const LOCKED_PDF = 'This PDF is locked. Please use a photo of the page, or type your plan in.'
export const DAMAGED_PDF = 'This PDF could not be read. It may be damaged. Please use a photo of the page.'
export const DAMAGED_PHOTO =
  'This photo could not be read. It may be damaged or too large. Please take it again.'
export const BUSY = 'Many files are being looked at right now. Please try again in a moment.'

/** What a measure of the kitchen is taken as. Foods differ, and the person decides. */
export const TAKEN_AS = {
  meal: {
    cup: `A cup is taken as ${CLINIC_CUP.g} g, which differs from food to food.`,
    tablespoon: `A tablespoon is taken as ${CLINIC_CUP.g / CLINIC_CUP.tablespoons} g, which differs from food to food.`,
  },
  fluids: { cup: `A cup is taken as ${CLINIC_CUP.oz} fl oz.` },
} as const

/** Why a figure of a sheet is left empty. */
export const LEFT_EMPTY = {
  notInWords: 'We could not find this figure in these words of your sheet. Please type it in.',
  otherUnit: 'We cannot turn this unit into the one that is asked for. Please type it in.',
  noDay: 'This is no date that we can read. Please type it in.',
  saidTwice: 'Your sheet says this in more than one way. Please type in what holds.',
} as const
