import { Zip, ZipDeflate } from "fflate";

interface ZippedFile {
  path: string;
  texts: AsyncIterable<string> | Iterable<string>;
}

/** A ZIP file of texts, in pieces: each is compressed and handed on before the next is asked for. */
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
