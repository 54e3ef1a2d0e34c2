import { illustrations } from '../illustrations/index.ts'

/** The illustration with this name. Throws when there is none, so that the build fails. */
export function Drawing({ name, alt }: { name: string; alt: string }) {
  const Illustration = illustrations[name]
  if (!Illustration) {
    throw new Error(
      `There is no illustration "${name}". Add renderer/illustrations/${name}.tsx and list it in index.ts.`,
    )
  }
  return <Illustration alt={alt} />
}
