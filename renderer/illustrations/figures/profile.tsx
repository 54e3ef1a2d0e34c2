/** Skin tones of the figures. */
export type Skin = 'i-skin-1' | 'i-skin-2' | 'i-skin-3' | 'i-skin-4'

const face =
  'M238 34c-34 18-56 50-57 84 0 10-2 16-3 22-1 8 3 13 2 20-2 16-16 32-26 46-5 7-3 14 4 16 7 1 14 1 17 5 0 7-5 11-8 16-4 6-3 11 3 14-5 4-5 11 1 15 4 4 5 9 3 16-3 12 0 26 14 30 18 4 38-2 58-10'

const hairShapes = {
  knot: 'M226 40c20-38 98-52 148-10 34 28 42 76 30 118 22-2 42 16 42 40 0 26-20 42-44 40-18-2-30-12-34-28-6 20-18 34-34 44-12-12-14-26-12-42-8-8-18-12-22-32-18-4-30-24-34-44-22-18-42-46-40-86Z',
  crop: 'M214 58c-10-16 2-34 20-32 8-22 40-30 54-20 14-14 38-10 46 2 20-6 38 8 40 24 20 4 28 24 22 40 16 12 14 38 2 48 8 20-4 38-18 44 0 20-14 34-30 34-8 10-16 16-26 22 0-12-2-20-2-36-8-10-16-14-22-30-16 0-26-18-26-34-16-2-22-18-18-30-14 2-26-10-24-22-8 2-16-2-18-10Z',
}

const strands = {
  knot: 'M252 40c30-24 80-20 108 12M266 82c40-20 90-10 118 44M286 134c30-14 66-6 88 22M388 178c10-10 30-8 36 8',
  crop: 'M258 36c8-8 20-8 26 0M304 32c8-8 20-6 26 2M282 70c8-8 20-8 26 0M330 72c8-8 20-6 26 2M308 108c8-8 20-8 26 0M356 112c8-6 18-4 22 4M346 152c8-6 18-4 22 4',
}

const eyes = {
  closed: 'M199 166c8 8 21 8 30 1M203 171l-6 5M213 173l-3 7M222 172l2 7',
  open: 'M196 168c6-10 22-12 34-2M200 172c8 4 16 4 24 0M196 168l-7-2M204 162c-3 4-3 10 2 12',
}

interface Props {
  skin: Skin
  hair?: 'knot' | 'crop'
  /** Closed by default, as during treatment. */
  eye?: keyof typeof eyes
}

/** A head in profile facing left; the frame cuts it off below. */
export function Profile({ skin, hair = 'knot', eye = 'closed' }: Props) {
  return (
    <>
      <path className={skin} d={`${face}c4 18 5 34 4 52v110h200c-52-100-84-160-84-258L352 60Z`} />
      <path className="i-line" d="M246 308c4 18 5 34 4 52v110M366 212c1 98 32 158 84 258" />
      <path className="i-sloe" d={hairShapes[hair]} />
      <path className={skin} d="M300 176c8-18 36-14 36 10 0 22-12 42-26 42-9 0-11-10-11-20Z" />
      <g className="i-line">
        <path d={`${face}c34-14 60-34 70-64`} />
        <path d="M170 257c9 1 17 0 24-4M168 214c6-7 14-5 15 3" />
        <path d={eyes[eye]} />
        <path d="M192 140c12-10 27-10 40-3" />
        {eye === 'open' && <circle className="i-sloe" cx="208" cy="168" r="3" />}
        <path d="M299 208c0 10 2 20 11 20 14 0 26-20 26-42 0-24-28-28-36-10M309 184c11-8 18 1 13 12-3 7-8 9-10 16" />
      </g>
      <path className="i-paper-line i-fine" d={strands[hair]} />
    </>
  )
}

/** The same head at one and a half times the size, with the cheek in the middle of the frame. */
export function ProfileCloseUp(props: Props) {
  return (
    <g className="i-enlarged" transform="translate(-108 -132) scale(1.5)">
      <Profile {...props} />
    </g>
  )
}

/** The same head lying down, face up, the top of the head to the right. */
export function ProfileLying(props: Props) {
  return (
    <g transform="translate(432 26) rotate(90)">
      <Profile {...props} />
    </g>
  )
}
