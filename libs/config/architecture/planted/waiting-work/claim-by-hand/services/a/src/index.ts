declare const statement: (name: string, text: string) => object
export const claim = statement('claim_due', 'SELECT id FROM a.mail WHERE due FOR UPDATE SKIP LOCKED')
