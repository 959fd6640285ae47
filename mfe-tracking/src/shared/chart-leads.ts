/** A chart has the wider column beside the form and what was logged by it. */
export const CHART_LEADS = 0.74
