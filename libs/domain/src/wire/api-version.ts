/**
 * Version of the API that this server speaks, semantic. A remote names the range it was built for; one that needs another
 * is not put in force. Raise the minor when something was added, the major when an older remote would break:
 * `npm run check -- surface` says so.
 */
export const API_VERSION = '1.11.0'
