import sharp from "sharp";
import type { Caller } from "./testApp";

interface Size {
  width: number;
  height: number;
}

export function drawHalves({ width, height }: Size) {
  const left = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#d00000" },
  };
  return sharp({ create: { width, height, channels: 3, background: "#0000d0" } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

interface Upload {
  bytes: Buffer;
  name?: string;
  type?: string;
  alt?: string;
}

export async function upload(
  caller: Caller,
  { bytes, name = "a.jpg", type = "image/jpeg", alt = "Two halves, red and blue" }: Upload,
) {
  const form = new FormData();
  form.set("alt", alt);
  form.set("file", new Blob([Uint8Array.from(bytes)], { type }), name);
  const response = await fetch(`${caller.origin()}/media`, {
    method: "POST",
    body: form,
    headers: { ...(caller.cookie && { cookie: caller.cookie }) },
  });
  const text = await response.text();
  const picture = response.ok ? (JSON.parse(text) as { id: string; url: string; alt: string } & Size) : null;
  return { status: response.status, text, picture };
}
