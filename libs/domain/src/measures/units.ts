const KG_PER_LB = 0.45359237
const ML_PER_US_FL_OZ = 29.5735295625
const G_PER_OZ = 28.349523125
const M_PER_INCH = 0.0254
const INCHES_PER_FOOT = 12

/** Pounds to kilograms, unrounded, so that the way back gives the same 0.1 lb. */
export const lbsToKg = (lbs: number): number => lbs * KG_PER_LB

/** Kilograms to pounds, unrounded. */
export const kgToLbs = (kg: number): number => kg / KG_PER_LB

/** US fluid ounces to milliliters, unrounded. */
export const ozToMl = (oz: number): number => oz * ML_PER_US_FL_OZ

/** Milliliters to US fluid ounces, unrounded. */
export const mlToOz = (ml: number): number => ml / ML_PER_US_FL_OZ

/** Ounces of weight to grams, unrounded. */
export const weightOzToG = (oz: number): number => oz * G_PER_OZ

/** Grams to ounces of weight, unrounded. */
export const gToWeightOz = (grams: number): number => grams / G_PER_OZ

/** Inches to meters, unrounded. */
export const inchesToM = (inches: number): number => inches * M_PER_INCH

/** A height in feet and inches as inches alone. */
export const heightInInches = (feet: number, inches: number): number => feet * INCHES_PER_FOOT + inches
