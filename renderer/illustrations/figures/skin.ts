/** The four skin tones of the figures. The nurse has `nurseSkin`, in every drawing. */
export type Skin = 'i-skin-1' | 'i-skin-2' | 'i-skin-3' | 'i-skin-4'

export const nurseSkin: Skin = 'i-skin-3'
