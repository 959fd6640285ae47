export const later = () => import('../host/high')
