export { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'
