import { onTestFinished, test } from 'vitest'
import { workBesideTheService } from './beside-run.ts'
import { openClinic } from './clinic-fixture.ts'

test('staff move, export and list while enquiries arrive, and neither gets in the way of the other', async () => {
  const clinic = await openClinic()
  onTestFinished(clinic.remove)
  await workBesideTheService(clinic, 1)
})
