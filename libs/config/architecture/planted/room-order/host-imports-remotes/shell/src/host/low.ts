export const later = () => import('../remotes/high')
