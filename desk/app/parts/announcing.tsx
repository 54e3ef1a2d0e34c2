import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DeskToday } from '../../../schemas/today.ts'
import { tabSetting } from './tab-setting.ts'

/** Whether a new enquiry sounds a chime and the tab's title counts those waiting. */
const announcing = tabSetting('desk-announces', false)

/** The numbers to announce, if that is switched on. */
export function useAnnounced(): DeskToday | undefined {
  const isOn = announcing.use()
  const { data } = useQuery<DeskToday>({ queryKey: ['/api/today'], enabled: isOn })
  return isOn ? data : undefined
}

/** Switches the chime and the count in the tab's title on or off, for this tab. */
export function AnnounceSwitch() {
  const isOn = announcing.use()
  const turn = (on: boolean) => {
    announcing.set(on)
    if (on) chime()
  }
  return (
    <label className="check muted">
      <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
      Play a quiet chime for each new enquiry, and show in the tab’s title how many enquiries are waiting
    </label>
  )
}

/** Chimes when an enquiry has arrived, if that is switched on. */
export function NewEnquiryChime() {
  const arrivals = useAnnounced()?.arrivals
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (arrivals !== undefined && before.current !== undefined && arrivals > before.current) chime()
    before.current = arrivals
  }, [arrivals])
  return null
}

const notes = [659, 880]
const seconds = 0.35

/** Plays two quiet notes, synthesised so that no file is fetched. */
function chime(): void {
  const sound = new AudioContext()
  notes.forEach((frequency, index) => {
    const start = sound.currentTime + index * 0.18
    const tone = new OscillatorNode(sound, { type: 'sine', frequency })
    const volume = new GainNode(sound, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.06, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
    tone.connect(volume).connect(sound.destination)
    tone.start(start)
    tone.stop(start + seconds)
    if (index === notes.length - 1) tone.onended = () => void sound.close()
  })
}
