import { About } from './about.tsx'
import { AntiWrinkleInjections } from './anti-wrinkle-injections.tsx'
import { Cryotherapy } from './cryotherapy.tsx'
import { DermaforceRfMicroneedling } from './dermaforce-rf-microneedling.tsx'
import { DermalFillers } from './dermal-fillers.tsx'
import { EmLift } from './em-lift.tsx'
import { Gallery } from './gallery.tsx'
import { HifuSkinTightening } from './hifu-skin-tightening.tsx'
import { Home } from './home.tsx'
import { LaserHairRemovalTrilogyIce } from './laser-hair-removal-trilogy-ice.tsx'
import { Microneedling } from './microneedling.tsx'
import { MoleAssessment } from './mole-assessment.tsx'
import { NotFound } from './not-found.tsx'
import { PicolaseMd } from './picolase-md.tsx'
import type { Illustration } from './plate.tsx'
import { Polynucleotides } from './polynucleotides.tsx'
import { Practitioner } from './practitioner.tsx'
import { Profhilo } from './profhilo.tsx'
import { SkinAnalysis } from './skin-analysis.tsx'
import { SkinBoosters } from './skin-boosters.tsx'
import { SkinLesionRemoval } from './skin-lesion-removal.tsx'
import { SkinPeels } from './skin-peels.tsx'
import { VitaminInjections } from './vitamin-injections.tsx'
import { WellnessBloodTesting } from './wellness-blood-testing.tsx'

/** Drawings by treatment slug or by scene. */
export const illustrations: Record<string, Illustration> = {
  about: About,
  'anti-wrinkle-injections': AntiWrinkleInjections,
  cryotherapy: Cryotherapy,
  'dermaforce-rf-microneedling': DermaforceRfMicroneedling,
  'dermal-fillers': DermalFillers,
  'em-lift': EmLift,
  gallery: Gallery,
  'hifu-skin-tightening': HifuSkinTightening,
  home: Home,
  'laser-hair-removal-trilogy-ice': LaserHairRemovalTrilogyIce,
  microneedling: Microneedling,
  'mole-assessment': MoleAssessment,
  'not-found': NotFound,
  'picolase-md': PicolaseMd,
  polynucleotides: Polynucleotides,
  practitioner: Practitioner,
  profhilo: Profhilo,
  'skin-analysis': SkinAnalysis,
  'skin-boosters': SkinBoosters,
  'skin-lesion-removal': SkinLesionRemoval,
  'skin-peels': SkinPeels,
  'vitamin-injections': VitaminInjections,
  'wellness-blood-testing': WellnessBloodTesting,
}

/** The name of a treatment's drawing, or of a general one if the treatment has only a photograph. */
export const drawingOf = (slug: string): string => (slug in illustrations ? slug : 'practitioner')
