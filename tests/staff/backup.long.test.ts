import { it } from 'vitest'
import { backUpWhileWriting } from './backup-run.ts'

it('4 backups taken while a program writes hold all that was acknowledged', () =>
  backUpWhileWriting(4, 1_000))
