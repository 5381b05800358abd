/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, at: number, length: number];

/** Short and soft, made here: nothing is loaded for them. */
const SOUNDS = {
  /** It is the reader's turn. */
  turn: [
    [587, 0, 0.12],
    [784, 0.11, 0.18],
  ],
  /** Somebody else has played. */
  step: [[330, 0, 0.07]],
  /** The game is over. */
  over: [
    [523, 0, 0.15],
    [659, 0.14, 0.15],
    [784, 0.28, 0.3],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.12;

let context: AudioContext | null = null;

/** Plays a sound as soon as the browser lets the page make any. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
  } catch {
    // No sound in this browser.
    return;
  }
  const { destination } = context;
  // A page may be heard only after its reader has done something; then it goes on by itself.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const now = context.currentTime;
  for (const [pitch, at, length] of SOUNDS[sound]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, now + at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + length);
    tone.connect(gain).connect(destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
