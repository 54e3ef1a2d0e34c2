import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { capitalised } from '../../../../schemas/capitalised.ts'
import { statusTransitions } from '../../../../schemas/enquiry-status.ts'
import type { StoredEnquiry } from '../../../../schemas/stored-enquiry.ts'
import { moveCard, type OnMoved } from './move-card.ts'

interface CardMenuProps {
  enquiry: StoredEnquiry
  onMoved: OnMoved
}

/** The columns that a card may go to, as a menu: the alternative to dragging. */
export function CardMenu({ enquiry: { reference, name, status }, onMoved }: CardMenuProps) {
  const allowed = statusTransitions[status]
  return (
    <MenuTrigger>
      <Button
        ref={takesFocusBack}
        className="button button-quiet button-small card-button"
        aria-label={`Move ${name}`}
      >
        Move
      </Button>
      <Popover className="card-menu" placement="bottom end">
        <Menu
          className="card-menu-list"
          aria-label={`Move ${name} to`}
          onAction={(key) => {
            const to = allowed.find((one) => one === key)
            if (to) void moveCard({ reference, from: status }, to, onMoved)
          }}
        >
          {allowed.map((to) => (
            <MenuItem key={to} id={to} className="card-menu-item">
              {capitalised(to)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** Returns the focus to the button once the menu is closed; the list around it would give it to the row. */
function takesFocusBack(button: HTMLButtonElement | null): void {
  button?.addEventListener('react-aria-focus-scope-restore', (event) => event.stopPropagation())
}
