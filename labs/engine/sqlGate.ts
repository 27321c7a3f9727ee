import type { Bound, GateRules } from "./importGate";

export interface SqlUsage {
  written: number;
}

const MEMORY_BYTES = 256 * 2 ** 20;
const WRITTEN_BYTES = 64_000_000;
const PAGE_BYTES = 8192;
const EFBIG = 22;
const ENOSPC = 51;

/**
 * Clocks, random numbers and files in memory; `f` answers the queries, and PostgreSQL's errors reach PGlite through `exit`.
 * The list belongs to PGlite 0.5.
 */
const ALLOWED = new Set(
  `__syscall_faccessat __syscall_fadvise64 __syscall_getdents64 __syscall_openat __syscall_stat64 __syscall_fstat64
  __syscall_lstat64 __syscall_newfstatat __syscall_unlinkat __syscall_renameat __syscall_mkdirat __syscall_rmdir
  __syscall_fcntl64 __syscall_ioctl __syscall_getcwd __syscall_fdatasync _emscripten_throw_longjmp _gmtime_js
  _localtime_js _tzset_js clock_time_get emscripten_date_now emscripten_get_now emscripten_get_heap_max f fd_close
  fd_pread fd_read fd_seek fd_sync fd_fdstat_get random_get __syscall_geteuid32 __syscall_getuid32 __syscall_poll
  getTempRet0 setTempRet0 exit proc_exit`.split(/\s+/),
);

/** Calls of functions in the guest's own table, which may end in a longjmp. */
const INVOKE = /^invoke_[vijdf]{1,60}$/;

export function sqlGateRules(
  usage: SqlUsage,
  { heap }: { heap: () => Uint32Array | undefined },
): Pick<GateRules, "allowed" | "bounded"> {
  const writes: Bound =
    (real, gate) =>
    (...args) => {
      const [, vectors, count] = args as number[];
      if (gate.isShut) usage.written += lengthOf(heap(), vectors, count);
      return usage.written > WRITTEN_BYTES ? ENOSPC : real(...args);
    };
  const grows: Bound =
    (real, gate) =>
    (file: never, size: bigint, ...rest: never[]) =>
      gate.isShut && BigInt(size) > BigInt(WRITTEN_BYTES) ? -EFBIG : real(file, size as never, ...rest);
  const bounded: Record<string, Bound> = {
    fd_write: writes,
    fd_pwrite: writes,
    __syscall_ftruncate64: grows,
    __syscall_truncate64: grows,
    __syscall_fallocate:
      (real, gate) =>
      (...args) => {
        const [, , offset = 0, length = 0] = args as number[];
        const end = BigInt(offset) + BigInt(length);
        return gate.isShut && end > BigInt(WRITTEN_BYTES) ? -EFBIG : real(...args);
      },
    // Never set: the idle database's timer would call the guest after ten seconds, when the gate refuses its signal.
    _setitimer_js: () => () => 0,
    emscripten_resize_heap: (real, gate) => (size: number) =>
      gate.isShut && size >>> 0 > MEMORY_BYTES ? 0 : real(size as never),
  };
  return { allowed: new AllowedImports(ALLOWED), bounded };
}

class AllowedImports extends Set<string> {
  override has(name: string): boolean {
    return INVOKE.test(name) || super.has(name);
  }
}

/** A vector is a pointer and a length. */
function lengthOf(heap: Uint32Array | undefined, vectors = 0, count = 0): number {
  if (!heap) return count * PAGE_BYTES;
  let length = 0;
  for (let index = 0; index < count; index++) length += heap[(vectors >>> 2) + 2 * index + 1] ?? 0;
  return length;
}
