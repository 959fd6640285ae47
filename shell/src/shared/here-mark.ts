/**
 * Attribute of `<html>` while somebody is signed in: of the two frames in the page, that of the day is shown and not the
 * welcome. The server and the service worker set it before the first paint; it says nothing else.
 */
export const HERE_MARK = 'data-here'
