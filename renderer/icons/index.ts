import { icon } from './icon.tsx'

export { Mark } from './mark.tsx'

// Paths on a 24-unit grid with a margin of 2 units.

export const AlertIcon = icon('M12 3.5 2.5 20h19ZM12 10v4.5M12 17.2h.01')
export const ArrowLeftIcon = icon('M20 12H4M10.5 5.5 4 12l6.5 6.5')
export const BadgeIcon = icon(
  'M6 4h12M12 4v4M12 21a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12 11.5v3.2l-2.2 1.5',
)
export const CheckIcon = icon('m4.5 12.5 5 5 10-11')
export const ChevronIcon = icon('m5.5 9 6.5 6.5L18.5 9')
export const ClockIcon = icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.4 2.4')
export const CloseIcon = icon('m5.5 5.5 13 13M18.5 5.5l-13 13')
export const ExternalIcon = icon('M13.5 4H20v6.5M20 4l-9 9M17 14v6H4V7h6')
export const GraduationIcon = icon('M2.5 9 12 4.5 21.5 9 12 13.5ZM6.5 11v5.5c3 2.6 8 2.6 11 0V11M21.5 9v5.5')
export const HeartIcon = icon(
  'M12 20.5S3.5 15.6 3.5 9.3A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8.5 2.3c0 6.3-8.5 11.2-8.5 11.2ZM6 12h3l1.5-2.5 2.5 5 1.5-2.5H18',
)
export const MailIcon = icon('M3 5.5h18v13H3ZM3.5 6l8.5 7 8.5-7')
export const MenuIcon = icon('M3.5 7h17M3.5 12h17M3.5 17h17')
export const PauseIcon = icon('M8 5v14M16 5v14')
export const PhoneIcon = icon(
  'M5 3.5h3.5l1.8 4.6-2.3 1.7a12 12 0 0 0 6.2 6.2l1.7-2.3 4.6 1.8V19c0 .9-.7 1.6-1.6 1.6A15.6 15.6 0 0 1 3.4 5.1c0-.9.7-1.6 1.6-1.6Z',
)
export const PhotosIcon = icon(
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7h.01',
)
export const PinIcon = icon(
  'M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21ZM12 12.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
)
export const PlayIcon = icon('M7 4.5 19 12 7 19.5Z', true)
export const PrescriptionIcon = icon('M6 3h9l4 4v14H6ZM15 3v4h4M9.5 12h6M9.5 15.5h6M9.5 8.5H12')
export const ShieldIcon = icon(
  'M12 3 5 5.5v6c0 4.4 2.8 7.7 7 9.5 4.2-1.8 7-5.1 7-9.5v-6ZM8.5 12l2.5 2.5 4.5-5',
)
export const VideosIcon = icon('M13.5 3.5v11.6a4 4 0 1 1-4-4M13.5 3.5c.2 3 2.4 5.2 5.5 5.4')
