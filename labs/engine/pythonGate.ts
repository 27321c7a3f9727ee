import { GuestExit, type Bound, type GateRules } from "./importGate";

export interface GuestLimits {
  memoryBytes: number;
  writtenBytes: number;
  /** Files and folders opened or made. */
  files: number;
}

export const PYTHON_LIMITS: GuestLimits = { memoryBytes: 128 * 2 ** 20, writtenBytes: 4_000_000, files: 500 };

/** Clocks, random numbers and files in memory. The list belongs to Pyodide 314. */
const ALLOWED = new Set(
  `_PyEM_TrampolineCall_JS _Py_CheckEmscriptenSignals_Helper can_run_sync_js
  fd_read fd_fdstat_get fd_pread fd_sync __syscall_fcntl64 __syscall_ioctl
  __syscall_fstat64 __syscall_stat64 __syscall_lstat64 __syscall_newfstatat __syscall_getdents64 __syscall_getcwd
  __syscall_faccessat __syscall_fadvise64 __syscall_readlinkat __syscall_unlinkat __syscall_rmdir __syscall_renameat
  __syscall_dup __syscall_getuid32_js __syscall_utimensat
  clock_time_get clock_res_get emscripten_date_now emscripten_get_now _localtime_js _gmtime_js _mktime_js _timegm_js
  _tzset_js random_get environ_sizes_get environ_get emscripten_get_heap_max _emscripten_get_progname JsvError_Check
  throw_no_gil`.split(/\s+/),
);

const EINVAL = 28;
const EMFILE = 33;
const LAST_STANDARD_STREAM = 2;

/** What one test has used of its limits. */
export interface Usage {
  written: number;
  opened: number;
}

export function pythonGateRules(
  usage: Usage,
  { limits, heap }: { limits: GuestLimits; heap: () => Uint32Array },
): Pick<GateRules, "allowed" | "bounded"> {
  const counted: Bound =
    (real, gate) =>
    (...args: never[]) => {
      if (gate.isShut && ++usage.opened > limits.files) return -EMFILE;
      return real(...args);
    };
  const ends: Bound =
    (real, gate) =>
    (...args) => {
      if (gate.isShut) throw new GuestExit();
      return real(...args);
    };
  const bounded: Record<string, Bound> = {
    fd_write:
      (real, gate) =>
      (...args) => {
        const [, vectors, count] = args as number[];
        if (gate.isShut) usage.written += lengthOf(heap(), vectors, count);
        if (usage.written > limits.writtenBytes) throw new OutputLimit();
        return real(...args);
      },
    fd_close: (real, gate) => (fd: number) =>
      gate.isShut && fd <= LAST_STANDARD_STREAM ? 0 : real(fd as never),
    fd_seek:
      (real, gate) =>
      (fd: never, offset: bigint, ...rest: never[]) => {
        const isFar = offset > BigInt(limits.writtenBytes) || offset < -BigInt(limits.writtenBytes);
        return gate.isShut && isFar ? EINVAL : real(fd, offset as never, ...rest);
      },
    emscripten_resize_heap: (real, gate) => (size: number) =>
      gate.isShut && size >>> 0 > limits.memoryBytes ? 0 : real(size as never),
    __syscall_openat: counted,
    __syscall_mkdirat: counted,
    exit: ends,
    proc_exit: ends,
  };
  return { allowed: ALLOWED, bounded };
}

/** The guest wrote more than it may. */
export class OutputLimit extends Error {}

/** A vector is a pointer and a length. */
function lengthOf(heap: Uint32Array, vectors = 0, count = 0): number {
  let length = 0;
  for (let index = 0; index < count; index++) length += heap[(vectors >>> 2) + 2 * index + 1] ?? 0;
  return length;
}
