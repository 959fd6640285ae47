export const load = async () => (await import('../../../mfe-a/src/index')).here
