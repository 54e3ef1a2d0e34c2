import { escapeMarkup } from '../../schemas/escape-markup.ts'

/** A letter's width and a line's height, in the picture's units. */
const cell = { width: 8.4, height: 19 }
const margin = 18

const colours: Record<string, string> = { 31: '#ff8f87', 32: '#8fd6a4', 33: '#f1cd7a' }

interface Style {
  fill: string
  bold: boolean
  dim: boolean
}

const plain: Style = { fill: '#e8e4df', bold: false, dim: false }

/** What a terminal showed, with its colours, as a picture in which the text can be read and searched. */
export function terminalSvg(printed: string, title: string): string {
  const lines = printed.trimEnd().split('\n')
  const longest = Math.max(...lines.map((line) => line.replace(styles, '').length))
  const width = Math.ceil(longest * cell.width + 2 * margin)
  const height = lines.length * cell.height + 2 * margin
  const texts = lines.map((line, index) => {
    const y = margin + (index + 0.75) * cell.height
    return `<text x="${margin}" y="${y}" xml:space="preserve">${spans(line)}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeMarkup(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="10" fill="#26221f"/>`,
    `<g font-family="ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="${plain.fill}">`,
    ...texts,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

const escapeCharacter = '\u001b'
const styles = new RegExp(`${escapeCharacter}\\[(\\d+)m`, 'g')

/** Each cell of a table begins at its own column, so that columns align whatever the font. */
function spans(line: string): string {
  let style = plain
  let column = 0
  const parts = line.split(styles).map((part, index) => {
    if (index % 2 === 1) {
      style = styled(style, part)
      return ''
    }
    return part
      .split(/( {2,})/)
      .map((text) => {
        const x = (margin + column * cell.width).toFixed(1)
        column += text.length
        return text.trim() === '' ? '' : `<tspan x="${x}"${attributes(style)}>${escapeMarkup(text)}</tspan>`
      })
      .join('')
  })
  return parts.join('')
}

function styled(style: Style, code: string): Style {
  if (code === '1') return { ...style, bold: true }
  if (code === '2') return { ...style, dim: true }
  if (code === '22') return { ...style, bold: false, dim: false }
  return { ...style, fill: colours[code] ?? plain.fill }
}

function attributes({ fill, bold, dim }: Style): string {
  return [
    fill === plain.fill ? '' : ` fill="${fill}"`,
    bold ? ' font-weight="bold"' : '',
    dim ? ' opacity="0.65"' : '',
  ].join('')
}
