declare const statement: (name: string, text: string) => object
export const lease = statement('lease_mail', 'UPDATE a.mail SET leased_until = now() WHERE id = $1')
