/** The colour of the browser's own bars: `chalk` of theme.css. */
export const themeColour = '#fdf9f6'
