import { it } from 'vitest'
import { backUpWhileWriting } from './backup-run.ts'

it('40 backups taken while a program writes hold all that was acknowledged', () =>
  backUpWhileWriting(40, 1_000))
