declare const statement: (name: string, text: string) => object
export const later = statement('try_later', 'UPDATE a.mail SET due = now() + power(2, tries) * $2 WHERE id = $1')
