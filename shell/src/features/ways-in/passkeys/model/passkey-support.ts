/** Whether this browser knows passkeys at all; asked without loading anything. */
export const knowsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function'
