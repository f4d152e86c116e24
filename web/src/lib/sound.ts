// Two small sounds, made here: a pencil stroke and a card. Off unless somebody wants them.

import { settings } from "./settings.svelte.ts";

let audio: AudioContext | undefined;

/** Rustling: noise through a filter, rising and falling. */
function rustle(seconds: number, pitch: number, sharpness: number, loudness: number): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: sharpness });
  const gain = new GainNode(audio, { gain: 0 });
  const now = audio.currentTime;
  gain.gain.linearRampToValueAtTime(loudness, now + seconds * 0.2);
  gain.gain.linearRampToValueAtTime(0, now + seconds);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

export const pencil = (): void => rustle(0.12, 3800, 1.2, 0.25);
export const card = (): void => rustle(0.07, 1400, 0.7, 0.35);
