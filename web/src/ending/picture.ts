// A picture of a finished game to give to others, drawn here.

import type { Race } from "./ending.ts";

/** What stands on it. */
export interface Drawn {
  title: string;
  headline: string;
  why: string;
  feats: string[];
  race: Race | null;
  /** What each side is called, with how far it came. */
  sides: string[];
  /** The faces of the bots, as they are on the page. */
  faces: SVGElement[];
}

const [WIDE, HIGH] = [1200, 900];
const DASHES = [[], [18, 10], [5, 10], [26, 10, 5, 10], [10, 8], [30, 8]];

export async function draw({ title, headline, why, feats, race, sides, faces }: Drawn): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  const styles = getComputedStyle(document.documentElement);
  const colour = (name: string) => styles.getPropertyValue(`--${name}`).trim() || "#888";
  const font = styles.getPropertyValue("--font") || "serif";

  // The table in the light of a lamp, and a leaf of paper on it.
  const light = pen.createRadialGradient(WIDE * 0.4, HIGH * 0.2, 60, WIDE / 2, HIGH / 2, WIDE * 0.75);
  light.addColorStop(0, "#1d5557");
  light.addColorStop(1, "#0a1c1e");
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.shadowColor = "#0008";
  pen.shadowBlur = 40;
  [pen.shadowOffsetX, pen.shadowOffsetY] = [14, 20];
  pen.fillStyle = "#fffcf3";
  pen.fillRect(70, 60, WIDE - 140, HIGH - 120);
  pen.shadowColor = "transparent";

  const write = (text: string, x: number, y: number, size: number, weight = 400, ink = "#1f2430") => {
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillStyle = ink;
    pen.fillText(text, x, y, WIDE - x - 110);
  };
  const pictures = await Promise.all(faces.slice(0, 3).map(imageOf));
  const known = pictures.filter((one) => one !== null);
  known.forEach((face, place) => pen.drawImage(face, 120 + place * 130, 100, 120, 120));
  const left = 120 + known.length * 130 + (known.length ? 20 : 0);
  write(title, left, 126, 26, 600, "#57534f");
  write(headline, left, 178, 50, 700);
  write(why, left, 218, 28, 400, "#57534f");
  if (race) chart(pen, race, { x: 120, y: 262, wide: WIDE - 240, high: 330 }, colour);
  sides.forEach((side, place) => {
    const [x, y] = [120 + (place % 3) * 330, 650 + Math.floor(place / 3) * 42];
    pen.fillStyle = colour(`t${place}`);
    pen.beginPath();
    pen.arc(x + 10, y - 9, 10, 0, 7);
    pen.fill();
    pen.font = `600 27px ${font}`;
    pen.fillStyle = "#1f2430";
    pen.fillText(side, x + 32, y, 285);
  });
  write(feats.join("  ·  "), 120, 760, 27);
  write("race108", WIDE - 240, HIGH - 82, 30, 700, "#b5390a");
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

function chart(pen: CanvasRenderingContext2D, race: Race, box: Box, colour: (name: string) => string): void {
  const turns = Math.max(1, race.frames.length - 1);
  const at = (turn: number, point: number): [number, number] => [
    box.x + (box.wide * turn) / turns,
    box.y + box.high - (box.high * point) / race.goal,
  ];
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    pen.strokeStyle = part === 1 ? "#1f2430" : "#8f816366";
    pen.lineWidth = part === 1 ? 3 : 1;
    pen.beginPath();
    pen.moveTo(...at(0, part * race.goal));
    pen.lineTo(...at(turns, part * race.goal));
    pen.stroke();
  }
  for (const [side, { points }] of race.ways.entries()) {
    pen.strokeStyle = colour(`t${side}`);
    pen.lineWidth = 6;
    pen.lineJoin = pen.lineCap = "round";
    pen.setLineDash(DASHES[side] ?? []);
    pen.beginPath();
    points.forEach((point, turn) => (turn ? pen.lineTo(...at(turn, point)) : pen.moveTo(...at(turn, point))));
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** A drawing of the page as a picture of its own: its looks come along, where it goes there are no styles. */
function imageOf(drawing: SVGElement): Promise<HTMLImageElement | null> {
  const copy = drawing.cloneNode(true) as SVGElement;
  const [from, to] = [drawing, copy].map((one) => [one, ...one.querySelectorAll<SVGElement>("*")]);
  for (const [place, element] of from!.entries()) {
    const looks = getComputedStyle(element);
    for (const name of ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"]) {
      to![place]!.setAttribute(name, looks.getPropertyValue(name));
    }
    to![place]!.removeAttribute("style");
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "240");
  copy.setAttribute("height", "240");
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(
    () => image,
    () => null, // then it is a picture without a face
  );
}

/** Give it to whatever the device shares with; otherwise save it. */
export async function give(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the window for sharing has changed their mind.
    await navigator.share({ files: [file], title: "race108" }).catch(() => undefined);
    return;
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(picture), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
