const KB = 1024;
const MB = KB * KB;

/** "20 kB", "1.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} kB`;
  return `${(bytes / MB).toFixed(1)} MB`;
}
