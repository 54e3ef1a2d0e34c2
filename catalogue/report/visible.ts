import { steeringCharacters } from '../../schemas/invisible-characters.ts'

const steering = new RegExp(`[${steeringCharacters}]`, 'gu')

/** One line of text in which characters that could steer a terminal or end the line are shown as a middle dot. */
export function visible(text: string): string {
  return text.replaceAll('\t', ' ').replace(steering, '·')
}

/** JSON in which such characters are escaped, as JSON itself asks for some of them only. */
export function visibleJson(value: unknown): string {
  const lines = new RegExp(`(?!\\n)[${steeringCharacters}]`, 'gu')
  return JSON.stringify(value, null, 2).replace(lines, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}
