import { databaseUrlOf } from '../schemas/settings/database-url.ts'
import { type Places, placesOf } from '../staff/places.ts'
import type { CommandContext } from './command-context.ts'

/** Where the installation that a command works on keeps its data. */
export const contextPlaces = ({ env }: CommandContext): Places => placesOf(databaseUrlOf(env))
