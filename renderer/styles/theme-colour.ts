/** The browser's own bars take the page's ground: the token `chalk` of theme.css. */
export const themeColour = '#fdf9f6'
