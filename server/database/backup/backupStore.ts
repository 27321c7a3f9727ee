import { createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import type { BackupPlace } from "../../core/backupConfig";
import { BackupRefused } from "./backupFile";

/** Where backups are kept: a folder, or a bucket of an S3-compatible store. */
export interface BackupStore {
  /** For people. */
  label: string;
  list: () => Promise<string[]>;
  /** All of it or nothing. */
  put: (name: string, bytes: Readable) => Promise<void>;
  open: (name: string) => Promise<Readable>;
  remove: (name: string) => Promise<void>;
}

/** On disk when it returns. Deletes what it could not finish. */
async function writeWhole(file: string, bytes: Readable): Promise<void> {
  try {
    await pipeline(bytes, createWriteStream(file, { mode: 0o600, flush: true }));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

function createFolderStore(folder: string): BackupStore {
  const at = (name: string) => path.join(folder, name);
  return {
    label: folder,
    list: async () => readdir(folder).catch(() => []),
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(at(`.${name}`), bytes);
      await rename(at(`.${name}`), at(name));
    },
    open: async (name) => createReadStream(at(name)),
    remove: async (name) => rm(at(name)),
  };
}

const KEY = /<Key>([^<]+)<\/Key>/g;

function createBucketStore(place: Extract<BackupPlace, { kind: "bucket" }>): BackupStore {
  const { endpoint, bucket, prefix, keyId, secret, region } = place;
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: "s3" });
  const base = `${endpoint}/${bucket}`;
  const at = (name: string) => `${base}/${[prefix, name].filter(Boolean).join("/")}`;

  async function ask(url: string, options: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(url, options);
    if (response.ok) return response;
    throw new BackupRefused(
      `The store of backups answered ${response.status} to ${options.method ?? "GET"} ${new URL(url).pathname}.`,
    );
  }

  return {
    label: `s3://${bucket}/${prefix}`,
    list: async () => {
      const start = prefix ? `${prefix}/` : "";
      const listed = await ask(`${base}?list-type=2&prefix=${encodeURIComponent(start)}`);
      const keys = [...(await listed.text()).matchAll(KEY)].map(([, key = ""]) => key);
      return keys.map((key) => key.slice(start.length));
    },
    put: async (name, bytes) => {
      const folder = await mkdtemp(path.join(tmpdir(), "backup-"));
      try {
        // A store wants to know the length first.
        const file = path.join(folder, name);
        await writeWhole(file, bytes);
        const headers = { "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
        await ask(at(name), { method: "PUT", body: await openAsBlob(file), headers });
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    open: async (name) => {
      const { body } = await ask(at(name));
      return Readable.fromWeb(body as ReadableStream<Uint8Array>);
    },
    remove: async (name) => void (await ask(at(name), { method: "DELETE" })),
  };
}

export function createBackupStore(place: BackupPlace): BackupStore {
  return place.kind === "folder" ? createFolderStore(place.folder) : createBucketStore(place);
}
