// The sounds of a table, made here: a card, a pencil, a pawn on stone, wood on wood, a soft bell for one's turn. Off unless
// somebody wants them.

import { settings } from "./settings.svelte.ts";

let audio: AudioContext | undefined;
let grain: AudioBuffer | undefined;

/** The loudspeaker, once somebody has touched the page; nothing, if nothing is to be heard. */
function speaker(): AudioContext | null {
  if (!settings.sound) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** Noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (grain) return grain;
  grain = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = grain.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return grain;
}

/** How loud something is while it sounds: up quickly, then away. */
function swell(audio: AudioContext, at: number, rise: number, seconds: number, loudness: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** Rustling: noise through a filter. No two strokes are quite alike. */
function rustle(seconds: number, pitch: number, sharpness: number, loudness: number, later = 0): void {
  const audio = speaker();
  if (!audio) return;
  const at = audio.currentTime + later;
  const frequency = pitch * (0.9 + Math.random() * 0.2);
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: sharpness });
  source.connect(filter).connect(swell(audio, at, seconds * 0.2, seconds, loudness));
  source.start(at, Math.random() * 0.3, seconds);
}

/** A tone that dies away: what is struck. */
function tone(pitch: number, seconds: number, loudness: number, type: OscillatorType = "sine", later = 0): void {
  const audio = speaker();
  if (!audio) return;
  const at = audio.currentTime + later;
  const source = new OscillatorNode(audio, { frequency: pitch, type });
  source.connect(swell(audio, at, 0.004, seconds, loudness));
  source.start(at);
  source.stop(at + seconds);
}

/** A card slides and lies down. */
export function card(): void {
  rustle(0.09, 2200, 0.6, 0.22);
  rustle(0.05, 700, 1.2, 0.3, 0.06);
}
/** A stroke of a pencil on paper. */
export function pencil(): void {
  rustle(0.11, 4200, 1.4, 0.2);
  rustle(0.09, 5200, 1.8, 0.14, 0.07);
}
/** A pawn set down on stone. */
export function pawn(): void {
  tone(190, 0.09, 0.3, "triangle");
  rustle(0.03, 1900, 2.5, 0.35);
}
/** Wood on wood: a stamp, a pawn that falls over. */
export function wood(): void {
  tone(120, 0.16, 0.4, "triangle");
  tone(310, 0.07, 0.14, "triangle");
  rustle(0.04, 900, 1.5, 0.4);
}
/** A soft bell: it is your turn. */
export function bell(): void {
  tone(880, 1.1, 0.12);
  tone(1318.5, 0.9, 0.06, "sine", 0.02);
  tone(2637, 0.5, 0.02, "sine", 0.02);
}
/** Three bells up: somebody has won. */
export function fanfare(): void {
  for (const [place, pitch] of [523.3, 659.3, 784, 1046.5].entries()) tone(pitch, 0.9, 0.11, "sine", place * 0.13);
}
