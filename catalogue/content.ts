import type { folders, Kind, PageKind, ValueOf } from '../schemas/content/kinds.ts'
import type { Finding, Place } from './finding.ts'
import type { References } from './references.ts'

/** The keys and list positions that lead to a value: `['faqs', 0, 'answer']`. */
export type Path = readonly (string | number)[]

/** A text that visitors read as a whole: a value under a key, a paragraph, a heading, a picture's description. */
export interface Passage {
  /** As visitors read it: references replaced by their values, with straight quotes, ordinary spaces and hyphens. */
  text: string
  /** `text` in lower case, for patterns to search. */
  lower: string
  /** `text` with references and marks blanked out at the same length, which leaves what the editor wrote and did not mark. */
  words: string
  /** The names of the references in it. */
  references: readonly string[]
  /** The path of its key; empty for prose. */
  path: Path
  /** A `section` is a heading with `##`, the largest of the prose; `beside` it are descriptions of pictures, and titles. */
  kind: 'value' | 'prose' | 'section' | 'heading' | 'beside' | 'alt' | 'slug'
  /** The place in the file of the character at an offset of `text`. */
  place: (offset: number) => Place
}

/** A figure that is marked as about something else. */
export interface Mark {
  text: string
  place: Place
}

/** A link in prose, or a picture. */
export interface Target {
  target: string
  place: Place
}

/** One content file in which every key and reference is right. */
export interface ContentFile<Name extends Kind = Kind> {
  /** From the project's root: `content/treatments/profhilo.mdx`. */
  file: string
  kind: Name
  /** A page's address, from the file's name; empty for YAML files. */
  slug: string
  /** What the keys say, with references not yet replaced. */
  value: ValueOf<Name>
  /** Every text of it that visitors read; none of waivers. Those of testimonials are not the clinic's own words. */
  passages: Passage[]
  marks: Mark[]
  links: Target[]
  /** In prose, and under keys called `image`. */
  images: Target[]
  /** References that begin with a treatment's slug: the slug, and the whole name, `profhilo.price`. */
  references: (Target & { name: string })[]
  /** What is marked `!placeholder`, as its key (`practitioner.name`) and place. */
  placeholders: { key: string; place: Place }[]
  /** The place of the value at a path, or of the nearest group that holds it. */
  locate(path: Path): Place
}

/** The kinds that have one file each. */
type Singles = { [Name in Exclude<Kind, PageKind | 'waivers'>]: ContentFile<Name> }

/** The files of each folder, by its name. */
type Folders = { [Name in PageKind as (typeof folders)[Name]]: ContentFile<Name>[] }

/** All content, in which each file is valid by itself; comparisons and rules read it. */
export interface Content extends Singles, Folders {
  files: ContentFile[]
  /** Every text of all files. */
  passages: { file: ContentFile; passage: Passage }[]
  references: References
  /** Absent while there is no content/waivers.yaml. */
  waivers?: ContentFile<'waivers'>
  /** Files in content/images, from the project's root. */
  images: string[]
  /** Slugs of the treatments that have a drawing in renderer/illustrations. */
  drawings: string[]
  /** The clinic's date, `yyyy-mm-dd`. */
  today: string
  /** True before a release: values that are not yet the clinic's own are then errors. */
  release: boolean
}

/** A check of all content. The law or guidance behind it is named where it is declared. */
export type Rule = (content: Content) => Finding[]
