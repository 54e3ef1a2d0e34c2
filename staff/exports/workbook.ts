import { escapeMarkup } from '../../schemas/escape-markup.ts'
import { day } from '../../schemas/time/durations.ts'
import { inPieces } from './in-pieces.ts'
import { type ZipPart, zip } from './zip.ts'

export type Cell = string | Date

export interface Column {
  heading: string
  /** In characters. */
  width: number
  /** The format of a date column. Other columns are text, so that nothing in them is computed or loses its leading 0. */
  date?: string
}

/** A sheet whose headings stay in sight and offer filters. Its rows are written as they arrive. */
interface Sheet {
  name: string
  columns: readonly Column[]
  rows: AsyncIterable<readonly Cell[]>
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spreadsheetml = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The id of the built-in text format. */
const textFormat = 49
/** The first id for a workbook's own formats. */
const ownFormats = 164
const headingStyle = 1
const firstColumnStyle = 2
/** 1 January 1970 in a workbook's count of days. */
const dayOf1970 = 25_569

/** A workbook (Office Open XML, ECMA-376) with these sheets, written row by row. */
export function workbook(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const columns = sheets.flatMap((sheet) => sheet.columns)
  const firstStyles = sheets.map((_, index) =>
    sheets.slice(0, index).reduce((sum, sheet) => sum + sheet.columns.length, firstColumnStyle),
  )
  const numbered = sheets.map(({ name }, index) => ({
    name,
    id: index + 1,
    file: `worksheets/sheet${index + 1}.xml`,
  }))
  const part = (name: string, xml: string): ZipPart => ({ name, text: [declaration + xml] })
  const stylesId = sheets.length + 1
  return zip([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheetml}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheetml}.styles+xml"/>${numbered.map(({ file }) => `<Override PartName="/xl/${file}" ContentType="${spreadsheetml}.worksheet+xml"/>`).join('')}</Types>`,
    ),
    part('_rels/.rels', relationships([{ id: 1, type: 'officeDocument', file: 'xl/workbook.xml' }])),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ name, id }) => `<sheet name="${escapeMarkup(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...numbered.map(({ id, file }) => ({ id, type: 'worksheet', file })),
        { id: stylesId, type: 'styles', file: 'styles.xml' },
      ]),
    ),
    part('xl/styles.xml', styles(columns)),
    ...sheets.map((sheet, index) => ({
      name: `xl/${numbered[index]?.file}`,
      text: inPieces(sheetXml(sheet, firstStyles[index] ?? firstColumnStyle)),
    })),
  ])
}

function relationships(all: { id: number; type: string; file: string }[]): string {
  const each = all.map(
    ({ id, type, file }) => `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${file}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

/** The plain style, the style of headings, and one for each column. */
function styles(columns: readonly Column[]): string {
  const dates = [...new Set(columns.flatMap(({ date }) => date ?? []))]
  const formats = dates.map(
    (code, index) => `<numFmt numFmtId="${ownFormats + index}" formatCode="${escapeMarkup(code)}"/>`,
  )
  const style = (format: number, rest: string) =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"${rest}`
  const each = columns.map(({ date, width }) => {
    const format = date === undefined ? textFormat : ownFormats + dates.indexOf(date)
    const wrap = width > 60 ? ' wrapText="1"' : ''
    return style(format, ` applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"${wrap}/></xf>`)
  })
  const heading = style(textFormat, ' applyFont="1"/>').replace('fontId="0"', 'fontId="1"')
  return `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${columns.length + firstColumnStyle}">${style(0, '/>')}${heading}${each.join('')}</cellXfs></styleSheet>`
}

async function* sheetXml({ columns, rows }: Sheet, firstStyle: number): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" style="${firstStyle + index}" customWidth="1"/>`,
  )
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  let last = 1
  yield rowXml(
    columns.map(({ heading }) => heading),
    last,
    () => headingStyle,
  )
  for await (const row of rows) {
    last += 1
    yield rowXml(row, last, (index) => firstStyle + index)
  }
  yield `</sheetData><autoFilter ref="A1:${letter(columns.length - 1)}${last}"/></worksheet>`
}

function rowXml(cells: readonly Cell[], row: number, styleOf: (index: number) => number): string {
  const each = cells.map((cell, index) => {
    const place = `r="${letter(index)}${row}" s="${styleOf(index)}"`
    if (typeof cell === 'string') return `<c ${place} t="str"><v>${escapeMarkup(cell)}</v></c>`
    return `<c ${place}><v>${dayOf1970 + cell.getTime() / day}</v></c>`
  })
  return `<row r="${row}">${each.join('')}</row>`
}

/** The letter of a column; no sheet here has more than 26. */
const letter = (index: number) => String.fromCharCode(65 + index)
