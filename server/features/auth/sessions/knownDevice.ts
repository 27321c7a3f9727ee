import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "../../../platform/context";
import type { User } from "../user.entity";

/** Enough for a family's shared browser. */
const MAX_ACCOUNTS = 5;
const DEVICE_ID = /^[\w-]{22}$/;

/** Cookie: `<device id>.<signature>.<signature>…`, one signature per account, the latest first. */
interface Device {
  id: string;
  signatures: string[];
}

type Owner = Pick<User, "id" | "deviceGeneration">;

function readDevice({ cookies }: Pick<Context, "cookies">): Device | null {
  const [id = "", ...signatures] = cookies.device.read()?.split(".") ?? [];
  return DEVICE_ID.test(id) ? { id, signatures: signatures.slice(0, MAX_ACCOUNTS) } : null;
}

function sign({ hashing }: Pick<Context, "hashing">, deviceId: string, owner: Owner): string {
  return hashing.deriveToken(`device:${deviceId}:${owner.id}:${owner.deviceGeneration}`);
}

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** The device's id if this account signed in on it since its last password change. */
export function findKnownDevice(context: Pick<Context, "cookies" | "hashing">, owner: Owner): string | null {
  const device = readDevice(context);
  if (!device) return null;
  const signature = sign(context, device.id, owner);
  return device.signatures.some((found) => isEqual(found, signature)) ? device.id : null;
}

export function rememberDevice(context: Pick<Context, "cookies" | "hashing">, owner: Owner): void {
  const { id, signatures } = readDevice(context) ?? {
    id: randomBytes(16).toString("base64url"),
    signatures: [],
  };
  const signature = sign(context, id, owner);
  const others = signatures.filter((found) => found !== signature);
  context.cookies.device.set([id, signature, ...others].slice(0, MAX_ACCOUNTS + 1).join("."));
}
