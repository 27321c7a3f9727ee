interface Asked {
  range?: string;
  ifRange?: string;
}

export interface ByteRange {
  first: number;
  /** Part of the range. */
  last: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range that the request asks for (RFC 9110), or "unsatisfiable". Null means the whole content: no range, several,
 * a malformed one, or one of other bytes than `etag` names.
 */
export function byteRangeOf(
  { range, ifRange }: Asked,
  etag: string,
  size: number,
): ByteRange | "unsatisfiable" | null {
  if (ifRange !== undefined && ifRange !== etag) return null;
  const [, start, end] = ONE_RANGE.exec(range?.trim() ?? "") ?? [];
  if (start === undefined || end === undefined || start + end === "") return null;
  if (start === "") {
    const length = Math.min(Number(end), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(start);
  const last = end === "" ? size - 1 : Math.min(Number(end), size - 1);
  if (end !== "" && Number(end) < first) return null;
  return first < size ? { first, last } : "unsatisfiable";
}
