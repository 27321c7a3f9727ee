import { Zip, ZipDeflate } from "fflate";

interface ZippedFile {
  path: string;
  texts: AsyncIterable<string> | Iterable<string>;
}

/** Streams a ZIP file: compresses each piece before pulling the next. */
export async function* zipFiles(files: ZippedFile[]): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const encoder = new TextEncoder();
  for (const { path, texts } of files) {
    const file = new ZipDeflate(path);
    archive.add(file);
    for await (const text of texts) {
      file.push(encoder.encode(text));
      yield* pieces.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  archive.end();
  yield* pieces;
}
