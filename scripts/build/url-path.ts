/** The URL path that a file below the client directory answers: `about.html` and `about/index.html` are `/about`. */
export function urlPathOf(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`
  const page = file.slice(0, -'.html'.length)
  if (page === 'index') return '/'
  return `/${page.endsWith('/index') ? page.slice(0, -'/index'.length) : page}`
}
