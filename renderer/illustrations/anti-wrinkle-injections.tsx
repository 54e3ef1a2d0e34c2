import { type IllustrationProps, Plate } from './plate.tsx'

/** The left half; the right one is its mirror. */
function Half() {
  return (
    <>
      <path className="i-sloe" d="M146 197c22-17 54-19 80-7 2 3 1 6-3 6-26-5-51-4-77 1Z" />
      <path className="i-chalk" d="M152 240c14-16 44-22 66 0-16 10-46 12-66 0Z" />
      <path className="i-sloe" d="M176 229c8-3 18-3 26 2 1 9-4 16-13 16s-14-8-13-18Z" />
      <g className="i-line">
        <path d="M240 52C164 66 114 128 112 206c-2 60 8 114 26 160" />
        <path d="M148 243c16-20 50-26 70-3M156 245c18 6 40 5 56-3M156 223c15-12 40-15 60-3" />
        <path d="m148 243-8-3M153 236l-8-6" />
        <path d="M216 292c-7 7-5 17 5 18 6 0 11 6 19 6" />
      </g>
      <path
        className="i-accent"
        d="M234 184c3 9 3 17 0 25M132 240c-5-2-10-2-14 0M133 248c-5 1-10 4-13 8M136 256c-4 3-7 8-8 13"
      />
    </>
  )
}

export function AntiWrinkleInjections({ alt }: IllustrationProps) {
  return (
    <Plate alt={alt} ground="pink">
      <g className="i-enlarged" transform="translate(-72 -78) scale(1.3)">
        <path className="i-sloe" d="M76 366C40 250 40 26 240 6c200 20 200 244 164 360Z" />
        <path
          className="i-skin-2"
          d="M240 52c76 14 126 76 128 154 2 60-8 114-26 160H138c-18-46-28-100-26-160 2-78 52-140 128-154Z"
        />
        <Half />
        <g transform="matrix(-1 0 0 1 480 0)">
          <Half />
        </g>
        <path className="i-accent" d="M190 134c32-9 68-9 100 0M184 152c36-8 76-8 112 0" />
      </g>
    </Plate>
  )
}
