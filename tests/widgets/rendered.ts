import { configure } from '@testing-library/react'

// As elsewhere, a limit only ends a wait that hangs; the default of a second is too short for a machine that stands still.
configure({ asyncUtilTimeout: 50_000 })

export { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'
