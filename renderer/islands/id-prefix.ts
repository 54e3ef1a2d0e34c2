/** `ta-` for `treatments-accordion`: the start of a widget's ids, the same on the server and in the browser. Short, as every id repeats it. */
export const idPrefix = (island: string): string => `${island.replace(/(\w)[a-z]*-?/g, '$1')}-`
