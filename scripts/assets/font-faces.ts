/** The clinic's faces: where each comes from, what is kept of it, and the common faces that stand in while it loads. */
export interface FontFace {
  family: string
  name: string
  package: string
  version: string
  file: string
  /** Kept part of the weight axis: a range for text, one weight for display. */
  weight: number | { min: number; max: number }
  /** The weight written as TrueType for the sharing images, which cannot use a variable face. */
  drawn: number
  /** A device uses the last of those that it has. */
  fallbacks: { local: string[]; widths: keyof typeof letterWidths }[]
}

/** Advance widths in thousandths of an em, a to z and then the space, from the fonts' published metrics. Roboto's mean is Arial's. */
export const letterWidths = {
  sans: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
    500, 722, 500, 500, 500, 278,
  ],
  serif: [
    444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500,
    500, 722, 500, 500, 444, 250,
  ],
  notoSerif: [
    563, 614, 492, 614, 535, 369, 538, 635, 320, 300, 585, 310, 945, 645, 577, 614, 614, 471, 451, 352, 635,
    579, 862, 578, 565, 511, 260,
  ],
}

export const fontFaces: FontFace[] = [
  {
    family: 'Clinic Text',
    name: 'text',
    package: '@fontsource-variable/hanken-grotesk',
    version: '5.3.0',
    file: 'hanken-grotesk-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
    drawn: 600,
    fallbacks: [{ local: ['Arial', 'Liberation Sans', 'Roboto'], widths: 'sans' }],
  },
  {
    family: 'Clinic Display',
    name: 'display',
    package: '@fontsource-variable/besley',
    version: '5.3.0',
    file: 'besley-latin-wght-normal.woff2',
    weight: 400,
    drawn: 400,
    fallbacks: [
      { local: ['Noto Serif'], widths: 'notoSerif' },
      { local: ['Times New Roman', 'Liberation Serif'], widths: 'serif' },
    ],
  },
]

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** Every character the pages may show; anything else falls back to the system's font. */
export const characters = `${basicLatin}\u00a0\u00ad\u2011£€–—‘’“”…·•×÷±°©®™½¼¾²³µéÉàÀèÈêçÇñöÖüÜäáíóúïôâ→←↗✓−`

/** The Latin letters of European names, used only at the desk: which file of a package holds which of them. */
export const nameLetters: { part: string; ranges: [first: number, last: number][] }[] = [
  {
    part: 'latin',
    ranges: [
      [0xc0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
    ],
  },
  {
    part: 'latin-ext',
    ranges: [
      [0x100, 0x130],
      [0x132, 0x151],
      [0x154, 0x17f],
      [0x218, 0x21b],
      [0x1e80, 0x1e85],
      [0x1e9e, 0x1e9e],
      [0x1ef2, 0x1ef3],
    ],
  },
]
