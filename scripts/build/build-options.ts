import { buildOrigin, readSiteOrigin } from '../../schemas/settings/service-settings.ts'

/**
 * What a build is to make.
 *
 * @throws when that cannot be known
 */
export function buildOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
  const isRelease = args.includes('--release')
  if (args.some((argument) => argument !== '--release') || (env.npm_config_release && !isRelease))
    throw new Error('The build takes one option: npm run build -- --release')
  const origin = buildOrigin(env)
  if (isRelease && !readSiteOrigin(env)) throw new Error(releaseNeedsOrigin(origin))
  return { isRelease, origin }
}

function releaseNeedsOrigin(origin: string): string {
  return `SITE_ORIGIN is not set. The pages of a release would send search engines to ${origin}.
Build with the clinic's address: SITE_ORIGIN=https://www.clinic.example npm run build -- --release`
}
