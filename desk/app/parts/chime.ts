const notes = [659, 880]
const seconds = 0.35

/** Plays two quiet notes, synthesised so that no file is fetched. */
export function chime(): void {
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
