import { it } from 'vitest'
import { backUpWhileWriting } from './backup-run.ts'

it('8 backups taken while a program writes hold all that was acknowledged', () =>
  backUpWhileWriting(8, 1_000))
