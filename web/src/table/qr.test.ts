import jsQR from "jsqr";
import { expect, it } from "vitest";

import { codeOf } from "./qr.ts";

/** The path as a camera would see it, a few dots for every square. */
function seen({ size, path }: ReturnType<typeof codeOf>, dots = 4): string | undefined {
  const width = size * dots;
  const image = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dot = 0; dot < dots * dots; dot++) {
      const at = (Number(y) * dots + Math.floor(dot / dots)) * width + Number(x) * dots + (dot % dots);
      image.fill(0, at * 4, at * 4 + 3);
    }
  }
  // As a bundle for other module systems has it.
  const read = (jsQR as unknown as { default?: typeof jsQR }).default ?? jsQR;
  return read(image, width, width)?.data;
}

it("whoever scans the picture of an invite gets the very link", () => {
  const links = [
    "https://race108.example/t/AbCdEfGh01234567#k3y-w1th_signs",
    "http://192.168.178.23:8108/t/xBq7fYw2mZp4Qk1L#9fJ2kQ7sVb1Lx0aT",
    `https://a-server-with-quite-a-long-name.example.org/t/${"x".repeat(16)}#${"y".repeat(16)}`,
  ];
  for (const link of links) expect(seen(codeOf(link))).toBe(link);
});

it("has a margin that cameras need", () => {
  const { path } = codeOf("https://race108.example/");
  const columns = [...path.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...columns)).toBe(3);
});
